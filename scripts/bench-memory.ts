import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Deployment, warm } from './bench/deployment';
import { rates } from './bench/load-rates';
import { soak } from './bench/load-soak';
import { flood } from './bench/unknown-addresses';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Memory of the site and the embedded school API together, from the first start on: resident memory of
 * each program, because not every machine allows memory limits. `-- --soak 600` adds minutes
 * of load, `-- --addresses 1000` makes the floods shorter.
 */
const goals = { startMs: 3_000, startMb: 350, idleMb: 400, loadMb: 600 };
const IDLE_MS = 15_000;
const PAGES = ['/', '/news-event', '/about', '/register', '/acedemics/results', '/student-life'];

runMain(async () => {
  const { values } = parseArgs({
    options: {
      soak: { type: 'string', default: '0' },
      addresses: { type: 'string', default: '100000' },
    },
  });
  await ensureBuilt();
  const missed: string[] = [];
  const deployment = new Deployment();
  const check = (name: string, value: number, goal: number) => {
    if (value > goal) missed.push(`${name}: ${value} instead of ${goal}`);
  };
  const show = (name: string) => {
    const [site, api] = [deployment.memoryMb('one'), deployment.memoryMb('api')];
    console.log(
      `| ${name} | ${site} | ${api} | ${site + api} | ${sizeMb(join(deployment.folder, 'one'))} |`,
    );
    return site + api;
  };
  try {
    const began = performance.now();
    await deployment.startApi();
    const startMs = Math.round(performance.now() - began);
    const startMb = deployment.peakMb('api');
    console.log(`First start of the school API: ${startMs} ms, at most ${startMb} MB\n`);
    check('first start of the API, ms', startMs, goals.startMs);
    check('first start of the API, MB', startMb, goals.startMb);

    const url = `http://127.0.0.1:${await deployment.startSite('one')}`;
    for (const page of PAGES) await warm(url + page);
    console.log(
      '| | Site, MB | School API, MB | Both, MB | Pages on disk, MB |\n|---|--:|--:|--:|--:|',
    );
    await setTimeout(IDLE_MS);
    check('both idle, MB', show('Idle'), goals.idleMb);
    await rates({
      page: { url: `${url}/news-event`, encoding: 'gzip' },
      home: { url, encoding: 'gzip' },
      call: {
        url: `${url}/api/send-otp`,
        body: JSON.stringify({ application_id: '0'.repeat(32) }),
        expect: 404,
      },
    });
    check('both under load, MB', show('Under load'), goals.loadMb);
    for (const [name, path] of Object.entries({
      'unknown addresses': '/no-such-page-',
      'items that do not exist': '/news-event/detail/no-such-item-',
      'news pages beyond the last': '/news-event?page=9',
    })) {
      await flood(url, path, Number(values.addresses));
      check(`after ${name}, MB`, show(`After ${values.addresses} ${name}`), goals.loadMb);
    }
    if (Number(values.soak) > 0) {
      const targets = PAGES.map((page) => ({ url: url + page, encoding: 'gzip' }));
      const flat = await soak(Number(values.soak), targets, deployment, ['one', 'api']);
      check('both after the soak, MB', show(`After ${values.soak} s of load`), goals.loadMb);
      if (!flat) missed.push('memory grows');
    }
    console.log(
      `\nAt most: site ${deployment.peakMb('one')} MB, school API ${deployment.peakMb('api')} MB`,
    );
  } finally {
    await deployment.stop();
  }
  if (missed.length > 0) throw new StopWithMessage(`Not reached:\n${missed.join('\n')}`);
  process.exit(0);
});

function sizeMb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const bytes = files.map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024 / 1024);
}
