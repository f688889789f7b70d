// Written by `npm run words` from zh-Hant.ts.
import type {LobbySetting} from '../../round/convert/tenhou6-lobby.js';
import {listed} from './listed.js';
import type {CommandWords, Needed} from './strings.js';
import {CALLED} from '../called.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: '一副手牌',
  rules: '一套规则',
  id: '一个规则 ID',
  file: '一个文件',
  page: '一个网页',
  form: '一种输出格式',
  output: '图片的文件名',
  part: '分开打的各部分结果',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `。是不是 ${word}？`);

/** What to do about a file in another encoding. */
const UTF8 = '请用 UTF-8 保存，并在网页里写 <meta charset="utf-8">。';

const inLine = (line: number | undefined): string => (line === undefined ? '' : `（第${line}行）`);

/** House rules of lobbies of Tenhou. */
const LOBBY: Readonly<Record<LobbySetting, string>> = {
  noDora: '没有宝牌',
  noKanDora: '没有杠宝牌',
  noUraDora: '没有里宝牌',
  noKanUraDora: '没有杠里宝牌',
  noIppatsu: '没有一发',
  stopsOnce: '只有和牌收场、听牌收场其中之一',
  passesAfterWin: '庄家和牌也过庄',
  rounded: '结果四舍五入到千点',
  shortRounds: '一圈有两种圈风',
  liability: '包牌的方式',
  target: '达到即终局的点数',
  stick: '立直棒的点数',
  counters: '本场的点数',
  noten: '不听罚符的点数',
  uma: '名次点',
};

export const zhHans: CommandWords = {
  see: (help) => `用法：${help}`,
  noCommand: (name, near, all) => `没有“${name}”这个命令${meant(near) || `，有的是 ${all.join('、')}`}`,
  unknownFlag: (flag, near) => `没有 ${flag} 这个选项${meant(near)}`,
  notTaken: (command, flag) => `${command} 不使用 ${flag}`,
  goesWith: (flag, others) => `${flag} 要和 ${listed(others, '、', ' 或 ')} 一起用`,
  notWith: (flag, other) => `${flag} 不能和 ${other} 一起用`,
  needsValue: (flag, values) => `${flag} 后面要有值：${values}`,
  takesNoValue: (flag) => `${flag} 后面没有值`,
  givenTwice: (flag) => `${flag} 写了两次`,
  mustBe: (flag, allowed, given) => `${flag} 只能填 ${listed(allowed, '、', ' 或 ')}，不能填“${given}”`,
  mustLook: (flag, form, examples, given) =>
    `${flag} 要写成 ${form}，例如 ${listed(examples, '、', ' 或 ')}，不能填“${given}”`,
  mustBeNumber: (flag, given) => `${flag} 要填整数，不能填“${given}”`,
  notUsed: (command, words) => `${command} 不使用“${words}”`,
  tried: (done, of) => `${of} 手中的 ${done} 手`,
  triedRows: (rules, hands, wins) => `${rules}：${hands} 手，其中 ${wins} 手和牌`,
  otherwise: (n, of, rules) => `${of} 手中有 ${n} 手的分数与 ${rules} 不同`,
  ofThisWay: (n) => `同样的差别 ${n} 手：`,
  noText: (rules) => `${rules} 不能输出成文字：只有内建规则可以，默认组合不行`,
  noRules: (file) => `${file} 没有可以计分的规则`,
  needs: (command, what, example) => `${command} 需要${WHAT[what]}，例如：${example}`,
  oneOnly: (command, what) => `${command} 一次只能处理${WHAT[what]}`,
  rulesetFault: ({ruleset, path, expected, got, near}) =>
    `${ruleset}：${path}：需要 ${expected}，但写的是 ${got}${meant(near)}`,
  noPattern: (rules, pattern, near) => `${rules} 没有“${pattern}”这个牌型${meant(near)}`,
  impossible: (rules, pattern) => `${rules}：没有牌可以计 ${pattern}`,
  notDrawn: (rules, patterns, isNear) =>
    isNear ? `${rules}：找不到只差一点就有 ${patterns} 的牌` : `${rules}：找不到有 ${patterns} 的牌`,
  note: (remark) => `注意：${remark}`,
  unreadWithoutRules: (field) => `没有 --rules，所以不使用 ${field}`,
  markWin: (hand) => `请用“+”标出和的那张："${hand}"`,
  waitsNeeds: (needed, has) =>
    `${CALLED} waits 需要${needed}张牌，这副牌有${has}张。${has === needed + 1 ? `多一张的牌请用 ${CALLED} discards。` : ''}`,
  waitsMark: (tile) => `${CALLED} waits 要的是和牌之前的牌，请去掉 ${tile}。`,
  discardsNeeds: (needed, has) =>
    `${CALLED} discards 需要${needed}张牌，这副牌有${has}张。${has === needed - 1 ? `要查听什么牌请用 ${CALLED} waits。` : ''}`,
  flags: '情况',
  options: '选项',
  playOptions: `打牌的选项（${CALLED} round、${CALLED} ledger）`,
  noElement: (tag, near) => `没有 <${tag}> 这个组件。是不是 <${near}>？`,
  otherElement: (tag) => `<${tag}> 不是这个软件包的组件，所以没有检查。`,
  noAttribute: (tag, near) =>
    `${tag === undefined ? '代码块和短代码' : `<${tag}>`}没有这个属性。${near === undefined ? '' : `是不是 ${near}？`}`,
  noId: (id, near) => `这个网页没有 id 为“${id}”的组件。${near === undefined ? '' : `是不是 ${near}？`}`,
  noHandThere: (id, tag) => `“${id}”是 <${tag}>，没有牌可以显示。`,
  noCompare: '它不在 <mj-compare> 里面。',
  mostVariants: (most) => `<mj-compare> 最多显示${most}个。`,
  sameVariant: '它和要比较的牌没有不同。',
  nothingToCheck: (command) => `没有要检查的内容。如果文件里写的是规则：${command}`,
  room: (n) =>
    `没有写明高度的例子：${n}。<mj-example>会先留出该规则较长算法的位置。实际多高要看字体和栏宽，只有浏览器知道。要完全不移动，请打开网页，在每个需要的宽度把下面一行贴到控制台，再把打印出的值写进各例的样式：`,
  nothingForCard: '没有可以画成卡片的手牌、牌桌或牌局',
  noLetters: (characters) => `无法画出这些字：${characters}。网页上的 <mj-share> 可以画`,
  handTwice:
    '旁边的题目要在牌上作答，会自己画出这副手牌。不用 <mj-hand>，把手牌写在 <mj-example> 上，就只出现一次。',
  staleCard: `这张卡片的手牌或牌桌与网页不同。请用 ${CALLED} render --card 重画`,
  otherCard: (file) => `${file} 的图与这一行不符。请用 ${CALLED} render --card 重画`,
  logs: {
    riichiOnly: (format, rules) => `${format} 只有日本麻将（riichi），这份记录是 ${rules}`,
    notFromDeal: (format, where) => `${format} 的一局从配牌开始，这份记录从中途开始（${where}）`,
    handHidden: (format, seat) => `${format} 需要每一家的手牌，这份记录没有写 ${seat} 的手牌`,
    handSize: (format, seat) => `${format} 需要每一家十三张手牌（庄家可以有十四张），${seat} 的手牌张数不对`,
    noWord: (format, what) => `${format} 没有 ${what} 的写法`,
    readWith: (format, rules) => `${format} 不写规则，再读时请加上 --rules ${rules}`,
    optionsUnsaid: (format, options) => `${format} 不写以下设定：${options.join('、')}`,
    drawnOtherwise: (said, really) => `这一局在牌谱中以“${said}”流局，按规则是“${really}”`,
    lobbyUnread: (settings) =>
      `csrule 有本规则所无的设定：${settings.map((one) => LOBBY[one]).join('、')}。判定时没有采用`,
  },
  play: {
    player: '玩家',
    level: '程度',
    wins: '和牌',
    selfDrawn: '自摸',
    dealtIn: '点炮',
    points: '分数',
    pattern: '牌型',
    decision: '每一步的时间（毫秒）',
    median: '中位数',
    longest: '最长',
    played: (hands, drawn, refused, of) =>
      `${of === undefined ? '' : `${of} 局之中`}打了 ${hands} 局，流局 ${drawn} 局，不合规则的动作 ${refused} 个`,
    progress: (hands, of, left) => `${of} 局之中已打 ${hands} 局，大约还要 ${left} 分钟`,
    levelsUnused: (rules, players) => `${rules} 由 ${players} 人打，多出来的程度不会用到`,
    mostRecorded: (most) => `--record 最多写 ${most} 局，${CALLED} round 也只读这么多`,
    seedRecorded: (seed) => `--record 会把种子当成一个词写进牌谱，“${seed}”里有空白、井号、括号或引号`,
    refusedMove: (seed, why) => `${seed} 这一局有动作不合规则，中途结束：${why}`,
    noCounts: (file) => `${file}: 不是 ${CALLED} play --json 的输出`,
    otherRun: (file, field) => `${file}: 和第一个文件不是同一次的各部分：${field}`,
    partsMissing: (parts, of) => `一共分成 ${of} 部分，还缺：${parts.join('、')}`,
  },
  files: {
    notRead: (file, why) => `${file}: 无法读取：${why}`,
    notWritten: (file, why) => `${file}: 无法写入：${why}`,
    outputNotWritten: (why) => `无法写出结果：${why}`,
    noFile: '没有这个文件',
    isFolder: '这是文件夹',
    notAFile: '它不是文件，而是管道或设备',
    noPages: '里面没有网页',
    locked: '没有读取的权限',
    noFolder: '没有这个文件夹',
    folderLocked: '没有写入这个文件夹的权限',
    diskLocked: '磁盘是只读的',
    diskFull: '磁盘已满',
    nameTooLong: '文件名太长',
    tooLarge: '超过系统允许的大小',
    linksInCircle: '链接互相循环',
    readOnly: '这个文件是只读的',
    linkToNothing: (target) => `它链接到 ${target}，但该文件不存在`,
    linkOutside: (target) => `它链接到 ${target}，不在同一个文件夹里`,
    unknownEncoding: (name) => `不认得它所写的编码“${name}”。${UTF8}`,
    notUtf8: (line) => `它不是 UTF-8${inLine(line)}，也没有写明其他编码。${UTF8}`,
    otherFile: (kind) => `它是 ${kind} 文件，不是文字。请把里面的文字保存为文件`,
    notText: `它不是 UTF-8 的文本，也没有写明其他编码。${UTF8}`,
    notInEncoding: (name, line) => `它写明编码是 ${name}，实际上不是${inLine(line)}。${UTF8}`,
    onlyUtf8Written: (encoding) => `它写明编码是 ${encoding}，但只能写入 UTF-8。${UTF8}`,
    pageTooLong: (millions) => `超过${millions * 100}万个字符`,
    tooManyUnclosed: '没有关闭的元素太多',
    nestedTooDeep: (most) => `元素嵌套超过${most}层`,
    quotedTooDeep: (most) => `引用和列表嵌套超过${most}层`,
    inputIsFolder: '标准输入是文件夹',
    noSection: (id) => `没有“${id}”这一节`,
    severalRules: (names) => `有几处规则，请指明其中一处：${names.join('、')}`,
    noRulesets: '这个模组没有汇出规则（有 `patterns` 的物件）',
    inputNotRead: (why) => `无法读取标准输入：${why}`,
    inputEmpty: '标准输入是空的，请在每一行写一个局面',
  },
  notDeclared: (tag) =>
    `--declarative 无法为这个 <${tag}> 加上 shadow root：在 Markdown 里它必须是独立的 HTML 块，在 MDX 里则都不行`,
};
