/** The JSON schema of a situation, with the house rules and flags of each rule set. */
import {COUNT_FIELDS, fieldSpecs} from '../../dist/core/situation/attributes.js';
import {schemaOf} from './types.mjs';

/** @param {readonly object[]} tables what `mj rules ID --json` prints for each rule set */
export function situationSchema(tables) {
  const {$defs, ...schema} = schemaOf('src/core/situation/situation.ts', 'Situation');
  // the type only says that these are numbers
  for (const field of COUNT_FIELDS)
    Object.assign(schema.properties[field], {type: 'integer', minimum: 0, maximum: 1_000_000});
  for (const [field, {usual}] of Object.entries(fieldSpecs))
    if (usual !== undefined) schema.properties[field].default = usual;
  return {
    ...schema,
    allOf: tables.map(forRules),
    $defs: {...$defs, ...Object.fromEntries(tables.map((table) => [optionsName(table), optionsOf(table)]))},
  };
}

const idOf = ({id}) => id.split('@')[0];
const optionsName = (table) => `${idOf(table)}Options`;

function forRules(table) {
  const ids = [idOf(table), ...table.presets];
  return {
    if: {properties: {rules: {type: 'string', pattern: `^(${ids.join('|')})(@\\d+)?$`}}},
    then: {
      properties: {
        options: {$ref: `#/$defs/${optionsName(table)}`},
        flags: {type: 'array', items: {enum: table.flags}},
      },
    },
  };
}

const optionsOf = ({title, options}) => ({
  description: `House rules of ${title.en}.`,
  type: 'object',
  properties: Object.fromEntries(options.map((option) => [option.name, optionSchema(option)])),
  additionalProperties: false,
});

function optionSchema(option) {
  const {label, help} = option.text.en;
  return {...valueSchema(option), default: option.default, title: label, description: help};
}

function valueSchema({type, choices, min, max, default: counts}) {
  switch (type) {
    case 'choice':
      return {enum: choices};
    case 'number':
      return {type: 'integer', minimum: min, maximum: max};
    case 'counts': {
      const count = {type: 'integer', minimum: 0, maximum: max};
      const properties = Object.fromEntries(Object.keys(counts).map((key) => [key, count]));
      return {type: 'object', properties, additionalProperties: false};
    }
    default:
      return {type};
  }
}
