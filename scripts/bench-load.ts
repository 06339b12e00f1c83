import { Deployment } from './bench/deployment';
import { ratesBehindNginx } from './bench/load/rates-behind-nginx';
import { restart } from './bench/load/restart';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** The default is `nginx`; docs/performance.md and docs/deploying.md describe them. */
const modes = new Map([
  ['nginx', ratesBehindNginx],
  ['restart', restart],
]);

runMain(async () => {
  const mode = modes.get(process.argv[2] ?? 'nginx');
  if (!mode) throw new StopWithMessage(`One of ${[...modes.keys()].join(', ')}.`);
  await ensureBuilt();
  const deployment = new Deployment();
  try {
    const missed = await mode(deployment);
    if (missed.length > 0) throw new StopWithMessage(`Not reached:\n${missed.join('\n')}`);
  } finally {
    await deployment.stop();
  }
});
