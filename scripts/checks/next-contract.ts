import { readFileSync, writeFileSync } from 'node:fs';
import { runBrowser } from './suites';
import type { Tally } from './tally';

/** The Next version whose contract was last tested; committed with the upgrade. */
const RECORD = 'e2e/next-version.txt';

function lockedVersion(): string {
  return JSON.parse(readFileSync('package-lock.json', 'utf8')).packages['node_modules/next']
    .version;
}

export const isNextNew = () => readFileSync(RECORD, 'utf8').trim() !== lockedVersion();

/** Too slow for every run: runs only if the locked version differs from the recorded one. */
export async function runNextContract(tally: Tally): Promise<void> {
  const failedBefore = tally.failed;
  const specs = ['e2e/next-contract.spec.ts', 'e2e/documents-off.spec.ts'];
  await runBrowser(tally, 'next-contract', specs, { TEST_ALL: '1' });
  if (tally.failed > failedBefore || !isNextNew()) return;
  writeFileSync(RECORD, `${lockedVersion()}\n`);
  console.log(
    `\nThe contract holds with Next ${lockedVersion()}: commit ${RECORD} with the upgrade.`,
  );
}
