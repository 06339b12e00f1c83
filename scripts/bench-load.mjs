import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasWrk, rates } from './bench/load-fire.mjs';
import { startNginx } from './bench/load-nginx.mjs';
import { soak } from './bench/load-soak.mjs';
import { Stage, warm } from './bench/load-stage.mjs';
import { startSite, stopAll } from './bench/servers.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * What one build can carry: a kept page and a passed-on call, alone, behind deploy/nginx and with two
 * sites, against bare Next and against nginx sending the same bytes from a file. All on loopback.
 * `-- --soak 600` adds minutes of load and what the programs weigh meanwhile.
 */
const PAGE = '/news-event';
const WANTED_ALONE = 1.2;
const WANTED_NGINX = 0.65;
/** Goes through the whole site to the school API, which knows no such application. */
const call = { body: JSON.stringify({ application_id: '0'.repeat(32) }), expect: 404 };
const CALL = '/api/send-otp';

runMain(async () => {
  const { values } = parseArgs({ options: { soak: { type: 'string', default: '0' } } });
  if (!hasWrk) console.log('wrk is not there: autocannon measures, and is what limits nginx.');
  const stage = new Stage();
  const missed = [];
  try {
    await stage.startApi();
    const one = await stage.startSite('one');
    const alone = `http://127.0.0.1:${one}`;
    await warm(alone + PAGE);
    missed.push(...(await compareNginx(stage, one)));
    missed.push(...(await compareAlone(alone)));
    console.log(
      `\nMemory: site ${stage.memoryMb('one')} MB, school API ${stage.memoryMb('api')} MB`,
    );
    if (Number(values.soak) > 0) {
      const pages = [{ url: alone + PAGE }, { url: alone, encoding: 'gzip' }];
      const targets = [...pages, { url: alone + CALL, ...call }];
      const flat = await soak(Number(values.soak), targets, stage, ['one', 'api']);
      if (!flat) missed.push('memory grows');
    }
  } finally {
    stopAll();
    await stage.stop();
  }
  if (missed.length > 0) throw new StopWithMessage(`Not reached: ${missed.join(', ')}`);
  process.exit(0);
});

async function compareAlone(site) {
  const plain = await startSite({ plain: true });
  await warm(plain + PAGE);
  const missed = [];
  for (const encoding of [undefined, 'gzip']) {
    const got = await rates({
      'bare Next': { url: plain + PAGE, encoding },
      'the site': { url: site + PAGE, encoding },
    });
    const ratio = show(`A kept page, alone, ${encoding ?? 'plain'}`, got, 'bare Next');
    if (ratio['the site'] < WANTED_ALONE) missed.push(`${WANTED_ALONE} of bare Next`);
  }
  stopAll();
  return missed;
}

async function compareNginx(stage, one) {
  const site = `http://127.0.0.1:${one}`;
  const two = await stage.startSite('two');
  await warm(`http://127.0.0.1:${two}${PAGE}`);
  const answer = await fetch(site + PAGE, { headers: { 'accept-encoding': 'identity' } });
  const { gzipSync } = await import('node:zlib');
  const bytes = gzipSync(await answer.text(), { level: 9 });
  const before = await startBefore(stage, 'nginx-one', [one], bytes);
  const both = await startBefore(stage, 'nginx-two', [one, two], bytes);
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
    const low = Math.min(ratio['nginx before one site'], ratio['nginx before two sites']);
    return low < WANTED_NGINX ? [`${WANTED_NGINX} of a file`] : [];
  } finally {
    before.stop();
    both.stop();
  }
}

function startBefore(stage, name, sites, bytes) {
  const folder = join(stage.folder, name);
  mkdirSync(folder);
  return startNginx(folder, sites, { file: { bytes, encoding: 'gzip' } });
}

function show(title, got, base) {
  console.log(`\n${title}`);
  const ratios = {};
  for (const [name, rate] of Object.entries(got)) {
    ratios[name] = rate / got[base];
    console.log(
      `  ${name.padEnd(24)} ${String(Math.round(rate)).padStart(7)}/s  ${ratios[name].toFixed(2)}`,
    );
  }
  return ratios;
}
