import { readFileSync, writeFileSync } from 'node:fs';
import { Deployment } from './bench/deployment';
import { hasWrk, rates } from './bench/load-rates';
import { startPeers } from './bench/servers';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * Requests per second for a stored page, with the site on one core and the load on another,
 * compared with a new Next app (a 40 KB page), the same build served by Next alone, and a bare Node
 * server that sends the same bytes and headers.
 */
const PAGE = '/news-event';
const LOAD_CORE = '1';
const DOCUMENT = 'docs/performance.md';
const TABLE = /(?<=<!-- bench:serve -->\n)[\s\S]*?(?=<!-- \/bench:serve -->)/;

const goals = { 'bare Next app': 10, 'the same build, plain Next': 20, 'bare node:http': 0.6 };
type Peer = keyof typeof goals;
const isPeer = (name: string): name is Peer => name in goals;

runMain(async () => {
  if (!hasWrk) throw new StopWithMessage('wrk is needed. On Debian: apt-get install wrk.');
  await ensureBuilt();
  const lines = ['| | Coding | Requests/s | The site against it | Goal |', '|---|---|--:|--:|--:|'];
  const missed: string[] = [];
  const deployment = new Deployment();
  try {
    const { site, plain, next, http } = await startPeers(deployment, PAGE);
    for (const encoding of ['gzip', undefined]) {
      const got = await rates(
        {
          'the site': { url: site + PAGE, encoding },
          'bare Next app': { url: next, encoding },
          'the same build, plain Next': { url: plain + PAGE, encoding },
          'bare node:http': { url: http, encoding },
        },
        LOAD_CORE,
      );
      const ours = got.get('the site') ?? 0;
      for (const [name, rate] of got) {
        const ratio = isPeer(name) ? (ours / rate).toFixed(2) : '';
        const goal = isPeer(name) ? goals[name] : '';
        const coding = encoding ?? 'identity';
        lines.push(`| ${name} | ${coding} | ${Math.round(rate)} | ${ratio} | ${goal} |`);
        if (isPeer(name) && ours / rate < goals[name]) missed.push(`${name}, ${coding}`);
      }
    }
  } finally {
    await deployment.stop();
  }
  console.log(lines.join('\n'));
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, text.replace(TABLE, `\n${lines.join('\n')}\n\n`));
  if (missed.length > 0) throw new StopWithMessage(`Not reached: ${missed.join('; ')}`);
});
