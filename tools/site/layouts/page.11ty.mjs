/** The frame of every page. */
import {escape} from '../html.mjs';
import {SECTIONS} from '../nav.mjs';

/** What the site allows itself: nothing inline, nothing from elsewhere. Search is WebAssembly, and fetches its index. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const link = ([url, name], current) =>
  `<a href="${url}"${url === '/' ? (current === '/' ? ' aria-current="page"' : '') : current.startsWith(url) ? ' aria-current="true"' : ''}>${name}</a>`;

const SEARCH = {en: 'Search', ja: '検索', 'zh-Hant': '搜尋', 'zh-Hans': '搜索'};
const TEXT = {en: 'Skip to the text', ja: '本文へ', 'zh-Hant': '跳到正文', 'zh-Hans': '跳到正文'};

export function render({content, title, lang = 'en', page, alternates = []}) {
  const others = alternates.filter(([code]) => code !== lang);
  const said = escape(title);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${said}${page.url === '/' ? '' : ' · mahjong-elements'}</title>
<link rel="stylesheet" href="/mahjong/prestyle.css">
<link rel="stylesheet" href="/site.css">
<link rel="icon" href="/icon.svg">
${others.map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`).join('\n')}
<script type="module" src="/mahjong/cdn/loader.js"></script>
<script type="module" src="/site.js"></script>
</head>
<body>
<a class="skip" href="#text">${TEXT[lang]}</a>
<header>
<nav aria-label="Sections">${SECTIONS.map((one) => link(one, page.url)).join(' ')}</nav>
<form role="search" hidden><label>${SEARCH[lang]} <input type="search" autocomplete="off"></label><ol aria-live="polite"></ol></form>
</header>
<main id="text" data-pagefind-body tabindex="-1">
${others.length ? `<p class="languages" data-pagefind-ignore>${others.map(([code, url, name]) => `<a href="${url}" lang="${code}" hreflang="${code}">${name}</a>`).join(' · ')}</p>` : ''}
${content}
</main>
<footer><p>mahjong-elements · MIT · Nothing is stored, nothing is sent.</p></footer>
</body>
</html>
`;
}
