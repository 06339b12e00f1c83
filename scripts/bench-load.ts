import { parseArgs } from 'node:util';
import { Deployment } from './bench/deployment';
import { cluster } from './bench/load/cluster';
import { memory } from './bench/load/memory';
import type { Mode } from './bench/load/options';
import { ratesBehindNginx } from './bench/load/rates-behind-nginx';
import { restart } from './bench/load/restart';
import { resultsDay } from './bench/load/results-day';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** Without a name, `nginx`; docs/performance.md and docs/deploying.md say what each shows. */
const modes: Record<string, Mode> = {
  ...{ nginx: ratesBehindNginx, memory, restart, cluster, 'results-day': resultsDay },
};

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      soak: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '300' },
      addresses: { type: 'string', default: '100000' },
    },
    allowPositionals: true,
  });
  const mode = modes[positionals[0] ?? 'nginx'];
  if (!mode) throw new StopWithMessage(`One of ${Object.keys(modes).join(', ')}.`);
  await ensureBuilt();
  const { soak, seconds, addresses } = values;
  const numbers = { soak: Number(soak), seconds: Number(seconds), addresses: Number(addresses) };
  const deployment = new Deployment();
  try {
    const missed = await mode(deployment, numbers);
    if (missed.length > 0) throw new StopWithMessage(`Not reached:\n${missed.join('\n')}`);
  } finally {
    await deployment.stop();
  }
});
