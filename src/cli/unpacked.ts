/** Records of tziakcha.net as the site gives them: `script` is what was played, packed by zlib and written in base64. */
import {inflateSync} from 'node:zlib';

const SCRIPT = /"script"\s*:\s*"((?:[\w+=-]|\\?\/)+)"/g;
/** More than any hand needs, in bytes. */
const LONGEST = 1_000_000;

/** The text with what is packed in it. What cannot be unpacked stays. */
export const unpacked = (text: string): string =>
  text.replace(SCRIPT, (whole, packed: string) => {
    try {
      const bytes = Buffer.from(packed.replaceAll('\\', ''), 'base64');
      // line ends outside of strings mean nothing, and would move what follows to other lines
      const step = JSON.stringify(JSON.parse(String(inflateSync(bytes, {maxOutputLength: LONGEST}))));
      return `"script":"<Decoded>","step":${step}`;
    } catch {
      return whole;
    }
  });
