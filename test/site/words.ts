/** Words that a reader looks for, ten in each language. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'furiten',
    'integrity',
    'WordPress',
    'breakdown',
    'settlement',
    'Thirteen Orphans',
    'flowers',
    'ledger',
    'referee',
    'Eleventy',
  ],
  ja: ['財神', '七対子', '門前清', '立直', '流局', '副露', '自摸', '搶槓', '縛り', '暗槓'],
  'zh-Hant': ['碰碰胡', '莊家', '連莊', '花牌', '自摸', '搶槓', '字一色', '清一色', '放槍', '痞客邦'],
  'zh-Hans': ['清一色', '碰碰和', '七对', '十三幺', '字一色', '和绝张', '抢杠和', '门前清', '花牌', '平和'],
};
