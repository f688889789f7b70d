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
      ja: '暗槓・加槓・花牌の補充牌によるツモアガリ。自摸も加算します。',
      'zh-Hant': '以暗槓、加槓或補花所補的牌自摸。自摸另計。',
      'zh-Hans': '用暗杠、加杠或补花所补的牌自摸。自摸另计。',
      en: 'A self-draw of the tile that replaces a concealed kong, an added kong or a flower. The self-draw is added.',
    });
    expect(await print('supercup', '--lang', 'en')).toContain('or a flower. The self-draw is added. [XZ-T2]');
    expect(await print('xinzhang', '--lang', 'en')).toContain(
      'or a flower. It includes the self-draw. [XZ-T2]',
    );
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
});
