// The element tests in every engine that is installed. On Debian:
// apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb
import {firefox} from './browser/firefox.mjs';
import {webkit} from './browser/webkit.mjs';
import base from './wtr.config.mjs';

const others = {Firefox: firefox(), WebKit: webkit()};
const missing = Object.keys(others).filter((name) => !others[name]);
if (missing.length > 0) console.log(`Left out, not installed: ${missing.join(', ')}`);

export default {
  ...base,
  browsers: [...base.browsers, ...Object.values(others).filter(Boolean)],
  concurrentBrowsers: 3,
};
