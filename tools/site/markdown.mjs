/** Markdown as pages: with anchors, and with code of `html live` as an example that is shown too. */
import MarkdownIt from 'markdown-it';
import {code, live, slugOf} from './html.mjs';

/** A letter or a stop of Japanese or Chinese. */
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

export function markdown() {
  const md = new MarkdownIt({html: true});
  const {fence} = md.renderer.rules;
  md.renderer.rules.fence = (tokens, at, ...rest) => {
    const {info, content} = tokens[at];
    if (/^html live\b/.test(info)) return live(content.trim());
    const [language = ''] = info.split(' ');
    return language.startsWith('mj') ? fence(tokens, at, ...rest) : code(content, language || 'text');
  };
  // where a line of Japanese or Chinese goes on in the next, there is no space
  md.renderer.rules.softbreak = (tokens, at) =>
    CJK.test(tokens[at - 1]?.content.at(-1) ?? '') && CJK.test(tokens[at + 1]?.content.at(0) ?? '')
      ? ''
      : '\n';
  md.renderer.rules.table_open = () =>
    '<div class="wide" tabindex="0" role="group" aria-label="table"><table>';
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.renderer.rules.heading_open = (tokens, at) => {
    const {tag} = tokens[at];
    return `<${tag} id="${slugOf(tokens[at + 1].content)}">`;
  };
  return md;
}

/** The heading of a text in Markdown, and the text without it. */
export function split(text) {
  const [, title = '', rest = text] = /^\s*(?:<!--.*?-->\s*)?# (.+)\n([^]*)$/.exec(text) ?? [];
  return {title: title.trim(), rest};
}
