// The element tests in every engine that is installed. `BROWSERS=Firefox,WebKit` names those to be tested. On Debian:
// apt-get install -y --no-install-recommends firefox-esr webkit2gtk-driver xvfb
import {browsersReporter} from './browser/browsers-reporter.mjs';
import {chromeOptions} from './browser/chrome.mjs';
import {firefox} from './browser/firefox.mjs';
import {versionOf} from './browser/version.mjs';
import {webkit} from './browser/webkit.mjs';
import base from './wtr.config.mjs';

const {executablePath, env} = chromeOptions();
const [chrome] = base.browsers;
const others = {Firefox: firefox(), WebKit: webkit()};
const missing = Object.keys(others).filter((name) => !others[name]);
const wanted = process.env.BROWSERS?.split(',');
const browsers = [
  Object.assign(chrome, {version: versionOf(executablePath, env)}),
  ...Object.values(others).filter(Boolean),
].filter(({name}) => !wanted || wanted.includes(name));

export default {
  ...base,
  browsers,
  reporters: [
    ...base.reporters.slice(0, -1),
    browsersReporter({missing, isWhole: !wanted && !process.argv.includes('--files')}),
    ...base.reporters.slice(-1),
  ],
  concurrentBrowsers: 3,
};
