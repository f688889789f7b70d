import type {LobbySetting} from '../../round/convert/tenhou6-lobby.js';
import {listed} from './listed.js';
import type {CommandWords, Needed} from './strings.js';
import {CALLED} from '../called.js';

const WHAT: Readonly<Record<Needed, string>> = {
  hand: '一副手牌',
  rules: '一套規則',
  id: '一個規則 ID',
  file: '一個檔案',
  page: '一個網頁',
  form: '一種輸出格式',
  output: '圖片的檔名',
  part: '分開打的各部分結果',
};

const meant = (word: string | undefined): string => (word === undefined ? '' : `。是不是 ${word}？`);

/** What to do about a file in another encoding. */
const UTF8 = '請用 UTF-8 儲存，並在網頁裡寫 <meta charset="utf-8">。';

const inLine = (line: number | undefined): string => (line === undefined ? '' : `（第${line}行）`);

/** House rules of lobbies of Tenhou. */
const LOBBY: Readonly<Record<LobbySetting, string>> = {
  noDora: '沒有寶牌',
  noKanDora: '沒有槓寶牌',
  noUraDora: '沒有裡寶牌',
  noKanUraDora: '沒有槓裡寶牌',
  noIppatsu: '沒有一發',
  stopsOnce: '只有胡牌收場、聽牌收場其中之一',
  passesAfterWin: '莊家胡牌也過莊',
  rounded: '結果四捨五入到千點',
  shortRounds: '一圈有兩種圈風',
  liability: '包牌的方式',
  target: '達到即終局的點數',
  stick: '立直棒的點數',
  counters: '本場的點數',
  noten: '不聽罰符的點數',
  uma: '名次點',
};

export const zhHant: CommandWords = {
  see: (help) => `用法：${help}`,
  noCommand: (name, near, all) => `沒有「${name}」這個命令${meant(near) || `，有的是 ${all.join('、')}`}`,
  unknownFlag: (flag, near) => `沒有 ${flag} 這個選項${meant(near)}`,
  notTaken: (command, flag) => `${command} 不使用 ${flag}`,
  goesWith: (flag, others) => `${flag} 要和 ${listed(others, '、', ' 或 ')} 一起用`,
  notWith: (flag, other) => `${flag} 不能和 ${other} 一起用`,
  needsValue: (flag, values) => `${flag} 後面要有值：${values}`,
  takesNoValue: (flag) => `${flag} 後面沒有值`,
  givenTwice: (flag) => `${flag} 寫了兩次`,
  mustBe: (flag, allowed, given) => `${flag} 只能填 ${listed(allowed, '、', ' 或 ')}，不能填「${given}」`,
  mustLook: (flag, form, examples, given) =>
    `${flag} 要寫成 ${form}，例如 ${listed(examples, '、', ' 或 ')}，不能填「${given}」`,
  mustBeNumber: (flag, given) => `${flag} 要填整數，不能填「${given}」`,
  notUsed: (command, words) => `${command} 不使用「${words}」`,
  tried: (done, of) => `${of} 手中的 ${done} 手`,
  triedRows: (rules, hands, wins) => `${rules}：${hands} 手，其中 ${wins} 手胡牌`,
  otherwise: (n, of, rules) => `${of} 手中有 ${n} 手的分數與 ${rules} 不同`,
  ofThisWay: (n) => `同樣的差別 ${n} 手：`,
  noText: (rules) => `${rules} 不能輸出成文字：只有內建規則可以，預設組合不行`,
  noRules: (file) => `${file} 沒有可以計分的規則`,
  needs: (command, what, example) => `${command} 需要${WHAT[what]}，例如：${example}`,
  oneOnly: (command, what) => `${command} 一次只能處理${WHAT[what]}`,
  rulesetFault: ({ruleset, path, expected, got, near}) =>
    `${ruleset}：${path}：需要 ${expected}，但寫的是 ${got}${meant(near)}`,
  noPattern: (rules, pattern, near) => `${rules} 沒有「${pattern}」這個牌型${meant(near)}`,
  impossible: (rules, pattern) => `${rules}：沒有牌可以計 ${pattern}`,
  notDrawn: (rules, patterns, isNear) =>
    isNear ? `${rules}：找不到只差一點就有 ${patterns} 的牌` : `${rules}：找不到有 ${patterns} 的牌`,
  note: (remark) => `注意：${remark}`,
  unreadWithoutRules: (field) => `沒有 --rules，所以不使用 ${field}`,
  markWin: (hand) => `請用「+」標出胡的那張："${hand}"`,
  waitsNeeds: (needed, has) =>
    `${CALLED} waits 需要${needed}張牌，這副牌有${has}張。${has === needed + 1 ? `多一張的牌請用 ${CALLED} discards。` : ''}`,
  waitsMark: (tile) => `${CALLED} waits 要的是胡牌之前的牌，請去掉 ${tile}。`,
  discardsNeeds: (needed, has) =>
    `${CALLED} discards 需要${needed}張牌，這副牌有${has}張。${has === needed - 1 ? `要查聽什麼牌請用 ${CALLED} waits。` : ''}`,
  flags: '情況',
  options: '選項',
  playOptions: `打牌的選項（${CALLED} round、${CALLED} ledger）`,
  noElement: (tag, near) => `沒有 <${tag}> 這個元件。是不是 <${near}>？`,
  otherElement: (tag) => `<${tag}> 不是這個套件的元件，所以沒有檢查。`,
  noAttribute: (tag, near) =>
    `${tag === undefined ? '程式碼區塊和短代碼' : `<${tag}>`}沒有這個屬性。${near === undefined ? '' : `是不是 ${near}？`}`,
  noId: (id, near) => `這個網頁沒有 id 為「${id}」的元件。${near === undefined ? '' : `是不是 ${near}？`}`,
  noHandThere: (id, tag) => `「${id}」是 <${tag}>，沒有牌可以顯示。`,
  noCompare: '它不在 <mj-compare> 裡面。',
  mostVariants: (most) => `<mj-compare> 最多顯示${most}個。`,
  sameVariant: '它和要比較的牌沒有不同。',
  nothingToCheck: (command) => `沒有要檢查的內容。如果檔案裡寫的是規則：${command}`,
  room: (n) =>
    `沒有寫明高度的例子：${n}。<mj-example>會先留出該規則較長算法的位置。實際多高要看字體和欄寬，只有瀏覽器知道。要完全不移動，請打開網頁，在每個需要的寬度把下面一行貼到主控台，再把印出的值寫進各例的樣式：`,
  nothingForCard: '沒有可以畫成卡片的手牌、牌桌或牌局',
  noLetters: (characters) => `無法畫出這些字：${characters}。網頁上的 <mj-share> 可以畫`,
  handTwice:
    '旁邊的題目要在牌上作答，會自己畫出這副手牌。不用 <mj-hand>，把手牌寫在 <mj-example> 上，就只出現一次。',
  staleCard: `這張卡片的手牌或牌桌與網頁不同。請用 ${CALLED} render --card 重畫`,
  otherCard: (file) => `${file} 的圖與這一行不符。請用 ${CALLED} render --card 重畫`,
  logs: {
    riichiOnly: (format, rules) => `${format} 只有日本麻將（riichi），這份紀錄是 ${rules}`,
    notFromDeal: (format, where) => `${format} 的一局從配牌開始，這份紀錄從中途開始（${where}）`,
    handHidden: (format, seat) => `${format} 需要每一家的手牌，這份紀錄沒有寫 ${seat} 的手牌`,
    handSize: (format, seat) => `${format} 需要每一家十三張手牌（莊家可以有十四張），${seat} 的手牌張數不對`,
    noWord: (format, what) => `${format} 沒有 ${what} 的寫法`,
    readWith: (format, rules) => `${format} 不寫規則，再讀時請加上 --rules ${rules}`,
    optionsUnsaid: (format, options) => `${format} 不寫以下設定：${options.join('、')}`,
    drawnOtherwise: (said, really) => `這一局在牌譜中以「${said}」流局，按規則是「${really}」`,
    lobbyUnread: (settings) =>
      `csrule 有本規則所無的設定：${settings.map((one) => LOBBY[one]).join('、')}。判定時沒有採用`,
  },
  play: {
    player: '玩家',
    level: '程度',
    wins: '胡牌',
    selfDrawn: '自摸',
    dealtIn: '放槍',
    points: '分數',
    pattern: '牌型',
    decision: '每一步的時間（毫秒）',
    median: '中位數',
    longest: '最長',
    played: (hands, drawn, refused, of) =>
      `${of === undefined ? '' : `${of} 局之中`}打了 ${hands} 局，流局 ${drawn} 局，不合規則的動作 ${refused} 個`,
    progress: (hands, of, left) => `${of} 局之中已打 ${hands} 局，大約還要 ${left} 分鐘`,
    levelsUnused: (rules, players) => `${rules} 由 ${players} 人打，多出來的程度不會用到`,
    mostRecorded: (most) => `--record 最多寫 ${most} 局，${CALLED} round 也只讀這麼多`,
    seedRecorded: (seed) => `--record 會把種子當成一個詞寫進牌譜，「${seed}」裡有空白、井號、括號或引號`,
    refusedMove: (seed, why) => `${seed} 這一局有動作不合規則，中途結束：${why}`,
    noCounts: (file) => `${file}: 不是 ${CALLED} play --json 的輸出`,
    otherRun: (file, field) => `${file}: 和第一個檔案不是同一次的各部分：${field}`,
    partsMissing: (parts, of) => `一共分成 ${of} 部分，還缺：${parts.join('、')}`,
  },
  files: {
    notRead: (file, why) => `${file}: 無法讀取：${why}`,
    notWritten: (file, why) => `${file}: 無法寫入：${why}`,
    outputNotWritten: (why) => `無法寫出結果：${why}`,
    noFile: '沒有這個檔案',
    isFolder: '這是資料夾',
    notAFile: '它不是檔案，而是管道或設備',
    noPages: '裡面沒有網頁',
    locked: '沒有讀取的權限',
    noFolder: '沒有這個資料夾',
    folderLocked: '沒有寫入這個資料夾的權限',
    diskLocked: '磁碟是唯讀的',
    diskFull: '磁碟已滿',
    nameTooLong: '檔名太長',
    tooLarge: '超過系統允許的大小',
    linksInCircle: '連結互相循環',
    readOnly: '這個檔案是唯讀的',
    linkToNothing: (target) => `它連結到 ${target}，但該檔案不存在`,
    linkOutside: (target) => `它連結到 ${target}，不在同一個資料夾裡`,
    unknownEncoding: (name) => `不認得它所寫的編碼「${name}」。${UTF8}`,
    notUtf8: (line) => `它不是 UTF-8${inLine(line)}，也沒有寫明其他編碼。${UTF8}`,
    otherFile: (kind) => `它是 ${kind} 檔案，不是文字。請把裡面的文字存成檔案`,
    notText: `它不是 UTF-8 的文字，也沒有寫明其他編碼。${UTF8}`,
    notInEncoding: (name, line) => `它寫明編碼是 ${name}，實際上不是${inLine(line)}。${UTF8}`,
    onlyUtf8Written: (encoding) => `它寫明編碼是 ${encoding}，但只能寫入 UTF-8。${UTF8}`,
    pageTooLong: (millions) => `超過${millions * 100}萬個字元`,
    tooManyUnclosed: '沒有關閉的元素太多',
    nestedTooDeep: (most) => `元素巢狀超過${most}層`,
    quotedTooDeep: (most) => `引用和清單巢狀超過${most}層`,
    inputIsFolder: '標準輸入是資料夾',
    noSection: (id) => `沒有「${id}」這一節`,
    severalRules: (names) => `有幾處規則，請指明其中一處：${names.join('、')}`,
    noRulesets: '這個模組沒有匯出規則（有 `patterns` 的物件）',
    inputNotRead: (why) => `無法讀取標準輸入：${why}`,
    inputEmpty: '標準輸入是空的，請在每一行寫一個局面',
  },
  notDeclared: (tag) =>
    `--declarative 無法為這個 <${tag}> 加上 shadow root：在 Markdown 裡它必須是獨立的 HTML 區塊，在 MDX 裡則都不行`,
};
