import { runBrowser, runVitest } from './checks/suites';
import { Tally } from './checks/tally';
import { ensureBuilt } from './run/built.mjs';
import { runMain } from './run/stop.mjs';
import { prove } from './security/prove';

/**
 * Every attack of docs/security.md. With --prove each defence is removed in a copy, where its test must
 * fail; a further argument selects attacks by a part of their name, or of the path of their test.
 */
runMain(async () => {
  const tally = new Tally();
  const at = process.argv.indexOf('--prove');
  if (at > 0) await prove(tally, process.argv[at + 1] ?? '');
  else await attack(tally);
  tally.report();
});

async function attack(tally: Tally): Promise<void> {
  await runVitest(tally, 'Attacks on the parts', ['tests/security', 'tests/lib/html', 'tests/bff']);
  await ensureBuilt();
  await runBrowser(tally, ['e2e/security-']);
}
