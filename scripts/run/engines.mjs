import { existsSync } from 'node:fs';
import { installPackages } from './packages.mjs';

/** Playwright has no Firefox and no WebKit of its own where nothing can be fetched; Debian has both. */
const needed = [
  { file: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  { file: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  { file: '/usr/bin/Xvfb', package: 'xvfb' },
];

const missing = () => needed.filter(({ file }) => !existsSync(file)).map((one) => one.package);

/** The variables for the walks in other engines; undefined, with a sentence, where they are not. */
export function findEngines() {
  if (missing().length > 0) installPackages(missing());
  if (missing().length > 0) {
    console.log(
      'Firefox and WebKit are missing. Install them on Debian and Ubuntu as root with ' +
        `\`apt-get install ${missing().join(' ')}\`.`,
    );
    return undefined;
  }
  return { FIREFOX_PATH: needed[0].file, WEBKIT_DRIVER_PATH: needed[1].file };
}
