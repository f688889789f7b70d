/** Style sheets and templates say the same after the build has made them smaller. */
import {parseAst} from 'rollup/parseAst';
import {describe, expect, test} from 'vitest';
import {minifyTemplates} from '../../.config/minify-templates.mjs';

/** The text of a style sheet after the build, as the browser is given it. */
async function built(source: string): Promise<string> {
  const parse = (code: string): unknown => parseAst(code, {allowReturnOutsideFunction: true});
  const code = `return css\`${source}\``;
  const made = (await minifyTemplates.transform.call({parse}, code)) as {code: string};
  const css = ({raw: _, ...cooked}: TemplateStringsArray): string => Object.values(cooked).join('');
  // oxlint-disable-next-line typescript/no-implied-eval -- the build's own code
  return (new Function('css', made.code) as (tag: typeof css) => string)(css);
}

describe('a style sheet after the build', () => {
  test.each(["a::before{content:'›' / ''}", "a::before{content:'✓'}", "a::before{content:'\\\\26A0'}"])(
    'has the characters of its texts: %s',
    async (source) => {
      const text = await built(source);
      expect(text).toMatch(/^a:{1,2}before\{content:"(?:\\[0-9a-f]{4}\s?|[›✓⚠])"/i);
      expect(text).not.toContain('undefined');
    },
  );
});
