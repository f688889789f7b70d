// The element tests in every engine that is installed. On Debian:
// apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb
import {firefox} from './browser/firefox.mjs';
import {webkit} from './browser/webkit.mjs';
import base from './wtr.config.mjs';

const others = {Firefox: firefox(), WebKit: webkit()};
const missing = Object.keys(others).filter((name) => !others[name]);
const browsers = [...base.browsers, ...Object.values(others).filter(Boolean)];

/** Reports which engines the numbers are of, at the end, where readers look. */
const engines = {
  onTestRunFinished() {
    console.log(`Tested in ${browsers.map(({name}) => name).join(', ')}`);
    if (missing.length > 0) console.log(`NOT tested, because not installed: ${missing.join(', ')}`);
  },
};

export default {
  ...base,
  browsers,
  reporters: [...base.reporters, engines],
  concurrentBrowsers: 3,
};
