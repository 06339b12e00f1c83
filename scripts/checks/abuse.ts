import { attacks } from '../abuse/attacks';
import { startSite } from '../abuse/running-site';
import { attackFor, bounds, type Result } from '../abuse/trial';
import type { Tally } from './tally';

const HEAD = [
  '| Site | Attack | Tries | Page p95, ms | POST p95, ms | Not answered | Memory before, at most, after, MB | School API at most, MB | Sockets before, at most, after | Given back after, s | |',
  '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
];

/** What visitors get on this machine when nobody attacks. */
const NO_ATTACK = 'none';
const SECONDS = 15;

/**
 * Every attack of docs/security.md that is about load, against `npm start` of the build, alone and
 * behind the nginx of deploy/, while others read pages and register. Each row is a check.
 */
export async function runAbuse(tally: Tally): Promise<void> {
  console.log(HEAD.join('\n'));
  for (const behind of ['alone', 'nginx'] as const) {
    const running = await startSite(behind === 'nginx');
    try {
      for (const name of [NO_ATTACK, ...attacks.keys()]) {
        const result = await attackFor(SECONDS, name, running, bounds.sockets[behind]);
        const faults = faultsOf(name, result);
        tally.addCheck(`abuse, ${behind}, ${name}: ${faults.join(', ')}`, faults.length === 0);
        console.log(rowOf(behind, name, result, faults));
        for (const said of [...new Set(result.failed)].slice(0, 5)) console.log(`  ${said}`);
      }
    } finally {
      await running.stop();
    }
  }
}

function faultsOf(name: string, result: Result): string[] {
  const broken = {
    'no attack': name !== NO_ATTACK && result.tries === 0,
    page: result.pageMs >= bounds.pageMs,
    POST: result.postMs >= bounds.postMs,
    memory: result.memory.peak >= bounds.memoryMb,
    'memory of the school API': result.apiPeakMb >= bounds.memoryMb,
    'not answered': result.failed.length > 0,
    'not given back': result.backSeconds === undefined,
  };
  return Object.entries(broken).flatMap(([fault, isBroken]) => (isBroken ? [fault] : []));
}

function rowOf(behind: string, name: string, result: Result, faults: readonly string[]): string {
  const { tries, pageMs, postMs, answered, failed, memory, apiPeakMb, sockets } = result;
  const three = ({ before, peak, after }: Result['memory']) => `${before} ${peak} ${after}`;
  const cells = [
    ...[behind, name, tries, pageMs, postMs, `${failed.length} of ${answered}`],
    ...[three(memory), apiPeakMb, three(sockets), result.backSeconds ?? 'never'],
    faults.join(', ') || 'held',
  ];
  return `| ${cells.join(' | ')} |`;
}
