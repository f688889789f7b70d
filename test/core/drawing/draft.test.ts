/** A draft of a hand: its value is what its text says. */
import {describe, expect, test} from 'vitest';
import {fieldsOf, handOfDraft, situationOf, walkDraftOf} from '../../../src/core/drawing/draft.js';
import {readPosition, type ReadPosition} from '../../../src/core/reading/read.js';
import {tableOf, tilesUnder} from '../../../src/core/reading/table.js';
import type {Fault} from '../../../src/core/situation/problem.js';
import {isFault} from '../../../src/core/situation/result.js';
import * as rulesets from '../../../src/rules/index.js';

/** What was read, without the places in a text. */
const readOf = (read: ReadPosition | Fault) =>
  isFault(read) ? read.code : {...read.position, places: undefined};

describe.each(Object.values(rulesets))('$id', (ruleset) => {
  test('a hand as a value is read as its text is', async () => {
    const examples = Object.values(await ruleset.examples());
    const table = tableOf(ruleset, undefined);
    const set = tilesUnder(table, table.defaults);
    const drafts = examples.flatMap((example) => walkDraftOf({...example, rules: ruleset.id}) ?? []);
    for (const draft of drafts) {
      const byText = readPosition(situationOf(draft, set), ruleset);
      const byValue = readPosition({...fieldsOf(draft), hand: ''}, ruleset, handOfDraft(draft, set));
      expect(readOf(byValue)).toEqual(readOf(byText));
    }
    expect(drafts.length).toBeGreaterThan(10);
  });
});
