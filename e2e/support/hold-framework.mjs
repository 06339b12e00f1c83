import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

/**
 * Given to the built site with `--import`: its framework starts when the file named by
 * START_FRAMEWORK_WHEN is there. A file beside it tells that the site waits for that.
 */
const PAUSE_MS = 20;
const file = process.env.START_FRAMEWORK_WHEN ?? '';
const require = createRequire(import.meta.url);
const createApplication = require('next');

require.cache[require.resolve('next')].exports = (options) => {
  const application = createApplication(options);
  const prepare = application.prepare.bind(application);
  application.prepare = async () => {
    writeFileSync(`${file}-awaited`, '');
    while (!existsSync(file)) await setTimeout(PAUSE_MS);
    await prepare();
  };
  return application;
};
