import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';

/**
 * Loaded into the built site with `--import`: the framework starts once the file
 * START_FRAMEWORK_WHEN exists. Another file signals that the site is waiting.
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
