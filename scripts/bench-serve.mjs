import autocannon from 'autocannon';
import { median } from './bench/median.mjs';
import { startAll, stopAll } from './bench/servers.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** Requests per second of a kept page: the site against Next alone, same build, same content. */
const PATH = '/news-event';
const RUNS = 5;
const SECONDS = 4;
const WANTED = 1.2;

runMain(async () => {
  const servers = await startAll();
  try {
    for (const url of Object.values(servers)) await warm(url + PATH);
    const ratios = [await compare(servers, ''), await compare(servers, 'gzip')];
    if (ratios.some((ratio) => ratio < WANTED)) {
      throw new StopWithMessage(`Below ${WANTED} times a page that Next serves alone.`);
    }
  } finally {
    stopAll();
  }
  process.exit(0);
});

/** Until the page has its content, and was asked often enough to be compiled. */
async function warm(url) {
  for (let tries = 0; tries < 40; tries++) {
    const html = await (await fetch(url)).text();
    if (!html.includes('data-degraded')) break;
    await new Promise((next) => setTimeout(next, 2000));
  }
  await fire(url, '', 3);
}

async function compare({ ours, plain }, encoding) {
  const rates = { ours: [], plain: [] };
  for (let run = 0; run < RUNS; run++) {
    rates.plain.push(await fire(plain + PATH, encoding, SECONDS));
    rates.ours.push(await fire(ours + PATH, encoding, SECONDS));
  }
  const ratio = median(rates.ours) / median(rates.plain);
  const show = (values) => `${Math.round(median(values))}/s`;
  console.log(
    `${encoding || 'identity'}: site ${show(rates.ours)}, Next alone ${show(rates.plain)}, ` +
      `ratio ${ratio.toFixed(2)} (medians of ${RUNS} runs of ${SECONDS} s)`,
  );
  return ratio;
}

async function fire(url, encoding, duration) {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  const result = await autocannon({ url, headers, connections: 32, duration });
  if (result.non2xx || result.errors) throw new StopWithMessage(`${url} failed under load.`);
  return result.requests.average;
}
