/** Records of tziakcha.net as the site gives them: `script` is what was played, packed by zlib and written in base64. */
import {inflateSync} from 'node:zlib';

const SCRIPT = /"script"\s*:\s*"((?:[\w+=-]|\\?\/)+)"/g;
/** More than any hand needs, in bytes. */
const LONGEST = 1_000_000;
/** More than all hands of a file need; what comes after so much stays packed. */
const LONGEST_OF_ALL = 5_000_000;

/** The text with what is packed in it. What cannot be unpacked stays. */
export function unpacked(text: string): string {
  let left = LONGEST_OF_ALL;
  return text.replace(SCRIPT, (whole, packed: string) => {
    if (left <= 0) return whole;
    try {
      const bytes = Buffer.from(packed.replaceAll('\\', ''), 'base64');
      // line ends outside of strings mean nothing, and would move what follows to other lines
      const content = inflateSync(bytes, {maxOutputLength: Math.min(LONGEST, left)});
      left -= content.length;
      const step = JSON.stringify(JSON.parse(String(content)));
      return `"script":"<Decoded>","step":${step}`;
    } catch {
      // what cannot be unpacked has taken time too
      left -= LONGEST / 5;
      return whole;
    }
  });
}
