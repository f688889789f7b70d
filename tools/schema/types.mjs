/** Makes JSON schemas from the types of the core, so that there is only one description of them. */
import path from 'node:path';
import ts from 'typescript';

const {
  TypeFlags: {Any, Unknown, StringLike, NumberLike, BooleanLike, StringLiteral, Undefined},
} = ts;

/**
 * The schema of a type.
 * @param {string} file the module that exports the type
 * @param {string} name the name of the type
 * @returns {object} a schema, with the types it names under `$defs`
 */
export function schemaOf(file, name) {
  const program = ts.createProgram([path.resolve(file)], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = checker.getSymbolAtLocation(program.getSourceFile(path.resolve(file)));
  const symbol = checker.getExportsOfModule(source).find((own) => own.name === name);
  const reader = new Reader(checker);
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const schema = type.isUnion() ? reader.union(type) : reader.object(type);
  return {...schema, $defs: reader.defs};
}

/** Turns types into schemas; each interface is described once, under its name. */
class Reader {
  /** @type {Record<string, object>} */
  defs = {};

  /** @param {ts.TypeChecker} checker */
  constructor(checker) {
    this.checker = checker;
  }

  /** @param {ts.Type} type */
  read(type) {
    if (type.flags & (Any | Unknown)) return {};
    if (type.flags & BooleanLike) return this.literal(type) ?? {type: 'boolean'};
    if (type.isUnion()) return this.union(type);
    if (type.flags & (StringLike | NumberLike)) {
      return this.literal(type) ?? {type: type.flags & StringLike ? 'string' : 'number'};
    }
    if (this.checker.isArrayType(type)) {
      return {type: 'array', items: this.read(this.checker.getTypeArguments(type)[0])};
    }
    return this.named(type);
  }

  literal(type) {
    if (type.isLiteral()) return {const: type.value};
    return type.intrinsicName === 'true' || type.intrinsicName === 'false'
      ? {const: type.intrinsicName === 'true'}
      : undefined;
  }

  union({types}) {
    const given = types.filter(({flags}) => !(flags & Undefined));
    if (given.length > 1 && given.every(({flags}) => flags & StringLiteral)) {
      return {enum: given.map(({value}) => value)};
    }
    // some known values and any other text: `'fan' | (string & {})`
    if (given.some((type) => type.isIntersection() && type.types.some(({flags}) => flags & StringLike))) {
      return {type: 'string', examples: given.filter((type) => type.isLiteral()).map(({value}) => value)};
    }
    if (given.every(({flags}) => flags & BooleanLike) && given.length === 2) return {type: 'boolean'};
    const schemas = given.map((type) => this.read(type));
    return schemas.length === 1 ? schemas[0] : {anyOf: schemas};
  }

  /** An interface or alias is described once under its name; any other type where it stands. */
  named(type) {
    const alias = type.aliasTypeArguments ? undefined : type.aliasSymbol;
    const name = (type.isClassOrInterface() ? type.symbol : alias)?.name;
    if (!name) return this.object(type);
    if (!this.defs[name]) {
      // a type may hold itself
      this.defs[name] = {};
      this.defs[name] = this.object(type);
    }
    return {$ref: `#/$defs/${name}`};
  }

  object(type) {
    const {checker} = this;
    const properties = {};
    const required = [];
    for (const property of type.getProperties()) {
      const description = ts.displayPartsToString(property.getDocumentationComment(checker));
      properties[property.name] = {
        ...this.read(checker.getTypeOfSymbol(property)),
        ...(description ? {description: plain(description)} : {}),
      };
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const others =
      checker.getIndexTypeOfType(type, ts.IndexKind.String) ??
      checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    const description = type.symbol && ts.displayPartsToString(type.symbol.getDocumentationComment(checker));
    return {
      ...(description ? {description: plain(description)} : {}),
      type: 'object',
      ...(Object.keys(properties).length ? {properties} : {}),
      ...(required.length ? {required} : {}),
      additionalProperties: others ? this.read(others) : false,
    };
  }
}

/** A comment without its links: `{@link ScoreResult.groups}` is `ScoreResult.groups`. */
const plain = (comment) => comment.replace(/\{@link ([^}]+)\}/g, '$1').replace(/\s+/g, ' ');
