import { Deployment } from '../bench/deployment';
import { attacks } from './attacks';
import { startTarget } from './target';
import { attackFor } from './trial';

const COLUMNS = [
  ...['Site', 'Attack', 'Tries', 'Page p95, ms', 'POST p95, ms', 'Not answered'],
  ...['Memory before, at most, after, MB', 'School API at most, MB'],
  ...['Sockets before, at most, after', 'Given back after, s', ''],
];

/** Sockets that remaining visitors hold, and those that nginx keeps open. */
const KEPT_SOCKETS = { alone: 10, nginx: 80 };

const NO_ATTACK = 'none';

const SECONDS = 15;

/**
 * Runs every load attack in docs/security against the build, directly and behind the nginx of
 * deploy/, while visitors read pages and register. Prints a row for each; resolves to the number of
 * exceeded bounds.
 */
export async function runAbuse(): Promise<number> {
  print(COLUMNS);
  print(COLUMNS.map(() => '---'));
  let count = 0;
  for (const place of ['alone', 'nginx'] as const) {
    const deployment = new Deployment();
    try {
      const target = await startTarget(deployment, place === 'nginx');
      for (const name of [NO_ATTACK, ...attacks.keys()]) {
        const { tries, cells, broken, failed } = await attackFor(
          SECONDS,
          name,
          target,
          KEPT_SOCKETS[place],
        );
        if (name !== NO_ATTACK && tries === 0) broken.push('no attack');
        count += broken.length;
        print([place, name, ...cells, broken.join(', ') || 'held']);
        for (const failure of [...new Set(failed)].slice(0, 5)) console.log(`  ${failure}`);
      }
    } finally {
      await deployment.stop();
    }
  }
  return count;
}

const print = (cells: readonly unknown[]) => console.log(`| ${cells.join(' | ')} |`);
