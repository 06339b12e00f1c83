import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandsUnderLoad } from './bench/commands-under-load';
import { Deployment, warm } from './bench/deployment';
import { startNginx } from './bench/load-nginx';
import { hasWrk, rates, type Target } from './bench/load-rates';
import { soak } from './bench/load-soak';
import { resultsDay } from './bench/results-day';
import { startSite, stopAll } from './bench/servers';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Throughput of a cached page and a proxied call: alone, behind deploy/nginx and with two sites, against
 * bare Next and against nginx sending the same bytes from a file. All on loopback.
 * `-- --soak 600` adds minutes of load and measures memory;
 * `-- results-day --seconds 60` is the day of results alone (bench/results-day.ts), `-- commands` the
 * office's commands beside visitors (bench/commands-under-load.ts).
 */
const PAGE = '/news-event';
const WANTED_ALONE = 1.2;
const WANTED_NGINX = 0.65;
/** Goes through the site to the school API, which answers 404 for this application. */
const call: Omit<Target, 'url'> = {
  body: JSON.stringify({ application_id: '0'.repeat(32) }),
  expect: 404,
};
const CALL = '/api/send-otp';

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      soak: { type: 'string', default: '0' },
      seconds: { type: 'string', default: '300' },
    },
    allowPositionals: true,
  });
  if (positionals.includes('results-day')) {
    end(await resultsDay(Number(values.seconds)));
  }
  if (positionals.includes('commands')) end(await commandsUnderLoad());
  if (!hasWrk)
    console.log(
      'wrk is not installed: autocannon measures instead, and limits the rates of nginx.',
    );
  const deployment = new Deployment();
  const missed: string[] = [];
  try {
    await deployment.startApi();
    const one = await deployment.startSite('one');
    const alone = `http://127.0.0.1:${one}`;
    await warm(alone + PAGE);
    missed.push(...(await compareNginx(deployment, one)));
    missed.push(...(await compareAlone(alone)));
    console.log(
      `\nMemory: site ${deployment.memoryMb('one')} MB, school API ${deployment.memoryMb('api')} MB`,
    );
    if (Number(values.soak) > 0) {
      const pages = [{ url: alone + PAGE }, { url: alone, encoding: 'gzip' }];
      const targets = [...pages, { url: alone + CALL, ...call }];
      const flat = await soak(Number(values.soak), targets, deployment, ['one', 'api']);
      if (!flat) missed.push('memory grows');
    }
  } finally {
    stopAll();
    await deployment.stop();
  }
  end(missed);
});

function end(missed: readonly string[]): never {
  if (missed.length > 0) throw new StopWithMessage(`Not reached: ${missed.join(', ')}`);
  process.exit(0);
}

async function compareAlone(site: string): Promise<string[]> {
  const plain = await startSite({ plain: true });
  await warm(plain + PAGE);
  const missed: string[] = [];
  for (const encoding of [undefined, 'gzip']) {
    const got = await rates({
      'bare Next': { url: plain + PAGE, encoding },
      'the site': { url: site + PAGE, encoding },
    });
    const ratio = show(`A kept page, alone, ${encoding ?? 'plain'}`, got, 'bare Next');
    if (ratio('the site') < WANTED_ALONE) missed.push(`${WANTED_ALONE} of bare Next`);
  }
  stopAll();
  return missed;
}

async function compareNginx(deployment: Deployment, one: number): Promise<string[]> {
  const site = `http://127.0.0.1:${one}`;
  const two = await deployment.startSite('two');
  await warm(`http://127.0.0.1:${two}${PAGE}`);
  const answer = await fetch(site + PAGE, { headers: { 'accept-encoding': 'identity' } });
  const { gzipSync } = await import('node:zlib');
  const bytes = gzipSync(await answer.text(), { level: 9 });
  const before = await startBefore(deployment, 'nginx-one', [one], bytes);
  const both = await startBefore(deployment, 'nginx-two', [one, two], bytes);
  try {
    const pages = await rates({
      'nginx, a file': { url: before.fileUrl, encoding: 'gzip' },
      'nginx before one site': { url: before.plainUrl + PAGE, encoding: 'gzip' },
      'nginx before two sites': { url: both.plainUrl + PAGE, encoding: 'gzip' },
    });
    const ratio = show('A kept page behind nginx, gzip', pages, 'nginx, a file');
    const calls = await rates({
      'the site alone': { url: site + CALL, ...call },
      'nginx before one site': { url: before.plainUrl + CALL, ...call },
      'nginx before two sites': { url: both.plainUrl + CALL, ...call },
    });
    show('A passed-on POST', calls, 'the site alone');
    const low = Math.min(ratio('nginx before one site'), ratio('nginx before two sites'));
    return low < WANTED_NGINX ? [`${WANTED_NGINX} of a file`] : [];
  } finally {
    before.stop();
    both.stop();
  }
}

function startBefore(
  deployment: Deployment,
  name: string,
  sites: readonly number[],
  bytes: Uint8Array,
) {
  const folder = join(deployment.folder, name);
  mkdirSync(folder);
  return startNginx(folder, sites, { file: { bytes, encoding: 'gzip' } });
}

/** Prints the rates; gives the ratio of each to that of the base. */
function show(title: string, got: ReadonlyMap<string, number>, base: string) {
  console.log(`\n${title}`);
  const ratio = (name: string) => (got.get(name) ?? Number.NaN) / (got.get(base) ?? Number.NaN);
  for (const [name, rate] of got) {
    console.log(
      `  ${name.padEnd(24)} ${String(Math.round(rate)).padStart(7)}/s  ${ratio(name).toFixed(2)}`,
    );
  }
  return ratio;
}
