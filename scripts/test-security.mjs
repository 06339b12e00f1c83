import { findBrowser } from './run/browser.mjs';
import { runBrowser, runVitest, Tally } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';
import { prove } from './security/prove.mjs';

/**
 * Every attack of docs/security.md. With --prove each defence is taken away in a copy, where its
 * test must fail; a word behind it chooses among the attacks.
 */
runMain(async () => {
  ensureInstalled();
  const browser = await findBrowser();
  const at = process.argv.indexOf('--prove');
  const tally =
    at > 0 ? await prove({ browser, only: process.argv[at + 1] ?? '' }) : await attack(browser);
  console.log(`\n${tally.line}`);
  process.exitCode = tally.failed ? 1 : 0;
});

async function attack(browser) {
  const tally = new Tally();
  runVitest(tally, 'Attacks on the parts', ['tests/security', 'tests/lib/html', 'tests/bff']);
  const { build } = await import('./build.mjs');
  await build();
  await runBrowser(tally, browser, ['e2e/security-']);
  return tally;
}
