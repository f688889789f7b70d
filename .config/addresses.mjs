// Where the project is found: the one place to change. `npm run build` writes the address of the scripts into the guides,
// and where to get the files. The fields of package.json are left out while they are undefined here.
export const CDN = 'https://cdn.example';
export const PACKAGE = {repository: undefined, homepage: undefined, bugs: undefined};
/** The folder on the net where the archives of a version lie. */
export const DOWNLOADS = undefined;

/** An address of ours on a CDN, or of a package that we depend on. */
const SERVED = /https:\/\/[^\s"'/`]+(?=\/(?:mahjong-elements|lit|lit-element|lit-html|@lit\/[\w-]+)@\d)/g;

/** A text with the addresses of its scripts set. */
export const withCdn = (text) => text.replace(SERVED, CDN);

/** The archives that `npm run zip` makes of a version, by what they are for. */
export const archives = (version) => ({
  page: `mahjong-elements-${version}.zip`,
  wordpress: `mahjong-elements-wordpress-${version}.zip`,
  obsidian: `mahjong-elements-obsidian-${version}.zip`,
});

const SENTENCES = {
  en: {
    made: (page, wordpress, obsidian) =>
      `Where to get it: \`npm ci && npm run build\` in a checkout makes three archives in its folder \`.build\` (\`npm run zip\` makes them anew): ${page} has the folder \`mahjong/\` for your site, ${wordpress} is the plugin for WordPress, ${obsidian} the one for Obsidian.`,
    there: (page, wordpress, obsidian) =>
      `Where to get it: ${page} has the folder \`mahjong/\` for your site, ${wordpress} is the plugin for WordPress, ${obsidian} the one for Obsidian.`,
    source: (address) => `The source is at <${address}>.`,
  },
  ja: {
    made: (page, wordpress, obsidian) =>
      `入手方法：ソースのフォルダーで \`npm ci && npm run build\` を実行すると、\`.build\` に三つの zip ができます（\`npm run zip\` で作り直せます）。${page} にはサイトに置くフォルダー \`mahjong/\` が入っています。${wordpress} は WordPress 用、${obsidian} は Obsidian 用のプラグインです。`,
    there: (page, wordpress, obsidian) =>
      `入手方法：${page} にはサイトに置くフォルダー \`mahjong/\` が入っています。${wordpress} は WordPress 用、${obsidian} は Obsidian 用のプラグインです。`,
    source: (address) => `ソースは <${address}> にあります。`,
  },
  'zh-Hant': {
    made: (page, wordpress, obsidian) =>
      `取得方式：在原始碼資料夾執行 \`npm ci && npm run build\`，\`.build\` 裡會有三個 zip（\`npm run zip\` 可重新產生）。${page} 含有放到網站上的資料夾 \`mahjong/\`；${wordpress} 是 WordPress 外掛，${obsidian} 是 Obsidian 外掛。`,
    there: (page, wordpress, obsidian) =>
      `取得方式：${page} 含有放到網站上的資料夾 \`mahjong/\`；${wordpress} 是 WordPress 外掛，${obsidian} 是 Obsidian 外掛。`,
    source: (address) => `原始碼在 <${address}>。`,
  },
};

/**
 * Says in Markdown where the files of a version are: addresses if there are any, or how the archives are made.
 * @param {string} version
 * @param {string} lang
 * @param {{downloads?: string, repository?: string}} [places]
 */
export function whereToGet(version, lang, places = {downloads: DOWNLOADS, repository: PACKAGE.repository}) {
  const {downloads, repository} = places;
  const {made, there, source} = SENTENCES[lang];
  const files = Object.values(archives(version));
  const named = downloads
    ? there(...files.map((file) => `[${file}](${downloads}/${file})`))
    : made(...files.map((file) => `\`${file}\``));
  return repository ? `${named} ${source(repository)}` : named;
}

const PLACE = /(?<=<!-- get (\S+) -->\n\n).*?(?=\n\n<!-- \/get -->)/gs;

/** A text that says where to get the files of a version, wherever it has a place for that. */
export const withPlaces = (text, version) => text.replace(PLACE, (_, lang) => whereToGet(version, lang));

/** What stands before the line for a host that takes no files. */
const FROM_CDN = {
  en: 'Where you can upload no files, take the script from a CDN that serves npm packages. The hash makes sure that it is the file of this version:',
  ja: 'ファイルを置けないときは、npm のパッケージを配る CDN から読み込みます。ハッシュがあるので、この版のファイルだけが動きます。',
  'zh-Hant': '不能上傳檔案時，從提供 npm 套件的 CDN 載入。有雜湊值，所以只會執行這個版本的檔案：',
};
/** The same, as long as there is no such address. */
const NO_CDN = {
  en: ' (`cdn.example` stands for it.)',
  ja: '（`cdn.example` の所をその CDN の番地に替えてください。）',
  'zh-Hant': '（把 `cdn.example` 換成那個 CDN 的網址。）',
};

/**
 * The lines in Markdown that fetch the script from a CDN.
 * @param {string} version
 * @param {string} lang
 * @param {string} hash that of the script, as `integrity` takes it
 */
export function fromCdn(version, lang, hash) {
  const at = `${CDN}/mahjong-elements@${version}/dist`;
  const note = new URL(CDN).hostname.endsWith('.example') ? NO_CDN[lang] : '';
  return `${FROM_CDN[lang]}${note}

\`\`\`html
<link rel="stylesheet" href="${at}/prestyle.css">
<script type="module" crossorigin src="${at}/cdn/mahjong.js"
  integrity="${hash}"></script>
\`\`\``;
}

const CDN_PLACE = /(?<=<!-- cdn (\S+) -->\n\n).*?(?=\n\n<!-- \/cdn -->)/gs;

/** A text with these lines, wherever it has a place for them. */
export const withScript = (text, version, hash) =>
  text.replace(CDN_PLACE, (_, lang) => fromCdn(version, lang, hash));
