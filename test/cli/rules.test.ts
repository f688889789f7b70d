import {afterEach, describe, expect, it, vi} from 'vitest';
import {readArgs} from '../../src/cli/args.js';
import {rulesCommand} from '../../src/cli/rules.js';

interface Row {
  readonly id: string;
  readonly condition: Readonly<Record<string, string>>;
  readonly includes: readonly string[];
  readonly changed?: boolean;
}

afterEach(() => vi.restoreAllMocks());

/** What the command prints. */
async function print(...argv: string[]): Promise<string> {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await rulesCommand(readArgs(argv))).toBe(0);
  const said = out.mock.calls.map(([text]) => String(text)).join('');
  out.mockRestore();
  return said;
}

async function rowsOf(rules: string): Promise<ReadonlyMap<string, Row>> {
  const {patterns} = JSON.parse(await print(rules, '--json')) as {patterns: readonly Row[]};
  return new Map(patterns.map((row) => [row.id, row]));
}

describe('mj rules', () => {
  it('says of a preset when its rows count, in every language', async () => {
    const {condition} = (await rowsOf('supercup')).get('gangshangkaihua') ?? {};
    expect(condition).toEqual({
      ja: '暗槓・加槓・花牌の補充牌によるツモ和了。自摸も加算します。',
      'zh-Hant': '以暗槓、加槓或補花所補的牌自摸。自摸另計。',
      'zh-Hans': '用暗杠、加杠或补花所补的牌自摸。自摸另计。',
      en: 'A self-draw on the replacement tile of a concealed kong, an added kong or a flower. Self-draw is added.',
    });
    expect(await print('supercup', '--lang', 'en')).toContain('or a flower. Self-draw is added. XZ-T2');
    expect(await print('xinzhang', '--lang', 'en')).toContain('or a flower. It includes Self-draw. XZ-T2');
  });

  it('prints every value with its unit, and values by case with one', async () => {
    const units = {
      luqiao: /^(?:\d+ (?:hu|tai)|\d+\/\d+ (?:hu|tai))$/,
      mcr: /^\d+ fan$/,
      ribon: /^\d+(?:\/\d+)* points?$/,
    };
    for (const [id, unit] of Object.entries(units)) {
      const [, ...lines] = (await print(id, '--lang', 'en')).trim().split('\n');
      const values = lines.flatMap((line) => /^(\S.*?) {2}/.exec(line)?.[1] ?? []);
      expect(values.length).toBeGreaterThan(10);
      expect(
        values.filter((value) => !unit.test(value)),
        id,
      ).toEqual([]);
    }
    expect(await print('luqiao', '--lang', 'en')).toMatch(/^10 hu +Base hu \(hudi\): /m);
    expect(await print('luqiao', '--lang', 'ja')).toMatch(/^1台 +.*（hunyise）：/m);
  });

  it('says where the rule page is, where that is known', async () => {
    const address = 'https://kzpn200.blogspot.com/2015/09/blog-post_13.html';
    expect((await print('luqiao')).split('\n')[1]).toBe(address);
    expect(JSON.parse(await print('luqiao', '--json'))).toMatchObject({page: address});
    expect(JSON.parse(await print('mcr', '--json'))).not.toHaveProperty('page');
  });

  it('names no row that a preset takes out', async () => {
    expect((await rowsOf('xinzhang')).get('dapinghu')?.includes).toEqual(['wuziwuhua', 'xiaopinghu']);
    const supercup = await rowsOf('supercup');
    expect(supercup.get('dapinghu')?.includes).toEqual([]);
    expect(supercup.get('dasixi')?.includes).toEqual(['quanfeng', 'menfeng']);
    expect((await rowsOf('tohtenko')).get('kokushi')?.includes).not.toContain('fourAlike');
  });

  it('marks the rows that a preset changes, and not those that only include what it takes out', async () => {
    const supercup = await rowsOf('supercup');
    const changed = [...supercup.values()].filter((row) => row.changed).map(({id}) => id);
    expect(changed).toEqual([
      ...['lianzhuang', 'lazhuang', 'menqianqing', 'gangshangkaihua', 'huagang', 'dapinghu', 'sananke'],
      ...['sianke', 'qingyise', 'xiaosixi', 'wuanke'],
    ]);
  });

  it('prints a rule set as a text in the language asked, with what the text leaves out', async () => {
    const text = await print('luqiao', '--text', '--lang', 'zh-Hant');
    expect(text).toContain('百搭 = 指示牌、白 代替\n');
    expect(text).toContain('\n| 混一色 | 1 |  | = 一色帶字 \\| 全部 字牌 |\n');
    expect(text).toMatch(/\n<!--\n.*\n本文沒有的牌型：四風會齊\n.*財神.*\n-->\n$/);
    await expect(rulesCommand(readArgs(['guobiao', '--text']))).rejects.toThrow('guobiao');
  });
});
