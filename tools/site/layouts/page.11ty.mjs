/** The frame of every page. */
import {escape} from '../html.mjs';
import {sectionsIn, WORDS} from '../nav.mjs';

/** What the site allows itself: nothing inline, nothing from elsewhere. Search is WebAssembly, and fetches its index. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * The sections: a list that opens on a narrow page, and is always open on a wide one. A section in English alone may have a page
 * in another language: `/ja/rules/glossary/` is one of `/rules/`.
 */
const menuOf = (lang, current) => {
  const plain = (url) => (url.startsWith(`/${lang}/`) ? url.slice(lang.length + 1) : url);
  const isOf = ([url], i) => (i === 0 ? current === url : plain(current).startsWith(plain(url)));
  const sections = sectionsIn(lang);
  const [here] = sections.filter(isOf).map(([, name]) => name);
  const links = sections.map((section, i) => {
    const [url, name] = section;
    const mark = isOf(section, i) ? ` aria-current="${current === url ? 'page' : 'true'}"` : '';
    return `<a href="${url}"${mark}>${name}</a>`;
  });
  const {nav} = WORDS[lang];
  return `<nav aria-label="${nav}"><details>
<summary>${nav}${here ? ` · <b>${here}</b>` : ''}</summary>
<div class="sections">${links.join(' ')}</div>
</details></nav>`;
};

export function render({content, title, lang = 'en', page, alternates = []}) {
  const others = alternates.filter(([code]) => code !== lang);
  const said = escape(title);
  // a lesson or a sample page has every word of its game; who looks for one mostly wants a page about it
  const isExample =
    /^\/(?:[\w-]+\/)?(?:lessons|pages|gallery|variants)\/./.test(page.url) ||
    /\/(?:gallery|variants)\/$/.test(page.url);
  const {search, skip, promise, kept} = WORDS[lang];
  const isKept = content.includes(' keep="');
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
<script type="module" src="/mahjong/cdn/mahjong.js"></script>
<script type="module" src="/site.js"></script>
</head>
<body>
<a class="skip" href="#text">${skip}</a>
<header>
${menuOf(lang, page.url)}
<form role="search" hidden><label>${search} <input type="search" autocomplete="off"></label><ol aria-live="polite"></ol></form>
</header>
<main id="text" data-pagefind-body${isExample ? ' data-pagefind-weight="0.25"' : ''} tabindex="-1">
${others.length ? `<p class="languages" data-pagefind-ignore>${others.map(([code, url, name]) => `<a href="${url}" lang="${code}" hreflang="${code}">${name}</a>`).join(' · ')}</p>` : ''}
${content}
</main>
<footer><p>mahjong-elements · MIT · ${isKept ? kept : promise}</p></footer>
</body>
</html>
`;
}
