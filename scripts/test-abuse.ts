import { parseArgs } from 'node:util';
import { attacks } from './abuse/attacks';
import { startSite } from './abuse/running-site';
import { attackFor, bounds, type Result } from './abuse/trial';
import { ensureBuilt } from './run/built.mjs';
import { ensurePackages } from './run/packages';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Every attack of docs/security.md that is about load, against `npm start` of the build, alone and
 * behind the nginx of deploy/, while others read pages and register. Ends with 1 when a bound is
 * broken. `-- --seconds 20 --behind nginx uploads` makes it longer, or chooses.
 */
const HEAD = [
  '| Site | Attack | Tries | Page p95, ms | POST p95, ms | Not answered | Memory before, at most, after, MB | School API at most, MB | Sockets before, at most, after | Given back after, s | |',
  '|---|---|--:|--:|--:|--:|--:|--:|--:|--:|---|',
];

/** What visitors get on this machine when nobody attacks. */
const NO_ATTACK = 'none';

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string', default: '15' }, behind: { type: 'string' } },
    allowPositionals: true,
  });
  await ensureBuilt();
  ensurePackages(['nginx']);
  const chosen = [...attacks.keys()].filter(
    (name) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  const names = [NO_ATTACK, ...chosen];
  console.log(HEAD.join('\n'));
  let broken = 0;
  for (const behind of ['alone', 'nginx'] as const) {
    if (values.behind !== undefined && values.behind !== behind) continue;
    const running = await startSite(behind === 'nginx');
    try {
      for (const name of names) {
        const seconds = Number(values.seconds);
        const result = await attackFor(seconds, name, running, bounds.sockets[behind]);
        const faults = faultsOf(result);
        if (name !== NO_ATTACK && result.tries === 0) faults.push('no attack');
        broken += faults.length;
        console.log(rowOf(behind, name, result, faults));
        for (const said of [...new Set(result.failed)].slice(0, 5)) console.log(`  ${said}`);
      }
    } finally {
      await running.stop();
    }
  }
  if (broken > 0) throw new StopWithMessage(`\n${broken} bounds are broken.`);
});

function faultsOf({ pageMs, postMs, memory, apiPeakMb, failed, backSeconds }: Result): string[] {
  const faults: string[] = [];
  if (pageMs >= bounds.pageMs) faults.push('page');
  if (postMs >= bounds.postMs) faults.push('POST');
  if (memory.peak >= bounds.memoryMb) faults.push('memory');
  if (apiPeakMb >= bounds.memoryMb) faults.push('memory of the school API');
  if (failed.length > 0) faults.push('not answered');
  if (backSeconds === undefined) faults.push('not given back');
  return faults;
}

function rowOf(behind: string, name: string, result: Result, faults: readonly string[]): string {
  const { tries, pageMs, postMs, answered, failed, memory, apiPeakMb, sockets, backSeconds } =
    result;
  const three = ({ before, peak, after }: Result['memory']) => `${before} ${peak} ${after}`;
  const cells = [
    ...[behind, name, tries, pageMs, postMs, `${failed.length} of ${answered}`],
    ...[
      three(memory),
      apiPeakMb,
      three(sockets),
      backSeconds ?? 'never',
      faults.join(', ') || 'held',
    ],
  ];
  return `| ${cells.join(' | ')} |`;
}
