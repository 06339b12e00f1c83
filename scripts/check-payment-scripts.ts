/** Checks that the payment pages of a deployed site load only what the inventory names. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { paymentPages } from '@/content/payment-scripts';
import { buildAppStart } from './build-enhance.mjs';
import { differences } from './payment-scripts/differences';
import { runMain, StopWithMessage } from './run/stop.mjs';

const TIMEOUT_MS = 20_000;

const get = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

runMain(async () => {
  const [site = ''] = process.argv.slice(2);
  if (!/^https?:$/.test(URL.canParse(site) ? new URL(site).protocol : '')) {
    throw new StopWithMessage('Say which site: npm run check:payment-scripts -- https://…');
  }
  const isBuilt = existsSync('.next/BUILD_ID');
  if (!isBuilt) console.log('There is no build in this folder: contents are not compared.');
  const bundle = await buildAppStart();
  const found: string[] = [];
  for (const path of paymentPages) {
    const url = new URL(path, site).href;
    found.push(
      ...(await differences({
        url,
        bundle,
        fetch: get,
        readBuilt: isBuilt ? readBuilt : undefined,
      })),
    );
  }
  for (const difference of new Set(found)) console.log(difference);
  if (found.length > 0) throw new StopWithMessage(`${new Set(found).size} differences.`);
  console.log(`${paymentPages.join(' and ')} load what the inventory names, and nothing else.`);
});

/** '/_next/static/a.js' is in .next/static, '/enhance.js' in public. */
function readBuilt(path: string): Promise<Buffer | undefined> {
  const file = path.startsWith('/_next/')
    ? join('.next', normalize(path.slice('/_next'.length)))
    : join('public', normalize(path));
  return readFile(file).catch(() => undefined);
}
