/** Finds a setting before anything else is read: other lines are read by what it says. */
import type {Block} from '../blocks/block.js';
import {partOf, type TextSpan} from '../messages/place.js';
import {settingNamed, type SettingKey} from '../words/setting-names.js';

const SETTING = /^([^=＝:：]{1,20})[=＝:：]\s*(\S+)\s*$/u;

/** The value of a setting that is one word, on a line or in a row of a table. */
export function settingIn(blocks: readonly Block[], key: SettingKey): TextSpan | undefined {
  const isKey = (name: string): boolean => settingNamed(name) === key;
  for (const block of blocks) {
    if (block.is === 'table') {
      const row = block.rows.find(([name, value]) => value?.text && isKey(name.text));
      if (row) return row[1];
    } else if (block.is !== 'heading') {
      const [, name, value] = SETTING.exec(block.span.text) ?? [];
      if (name && isKey(name)) return partOf(block.span, block.span.text.indexOf(value, name.length));
    }
  }
  return undefined;
}
