import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import { memoryMb } from '../../run/memory';
import { warm } from '../../run/until';
import { rates } from '../load-rates';
import { CALL, type Mode } from './options';
import { soak } from './soak';

const goals = { start: 350, idle: 400, load: 600 };
const IDLE_MS = 15_000;
const PAGES = ['/', '/news-event', '/about', '/register', '/acedemics/results', '/student-life'];
/** Addresses that nobody has asked for before. */
const FLOODS = ['/no-such-page-', '/news-event/detail/no-such-item-', '/news-event?page=9'];

/** Resident memory of both programs from the first start on, because not every machine has limits. */
export const memory: Mode = async (deployment, { soak: seconds, addresses }) => {
  const missed: string[] = [];
  const check = (name: string, value: number, goal: number) => {
    if (value > goal) missed.push(`${name}: ${value} MB instead of ${goal}`);
  };
  const api = await deployment.startApi();
  const first = memoryMb(api.pid(), 'peak');
  console.log(`First start of the school API: at most ${first} MB\n`);
  check('first start of the API', first, goals.start);
  const site = await deployment.startSite('one', api.url);
  for (const page of PAGES) await warm(site.url + page);
  console.log('| | Site, MB | School API, MB | Both, MB |\n|---|--:|--:|--:|');
  const show = (name: string, goal: number) => {
    const [ours, its] = [memoryMb(site.pid()), memoryMb(api.pid())];
    console.log(`| ${name} | ${ours} | ${its} | ${ours + its} |`);
    check(`both ${name}`, ours + its, goal);
  };
  await wait(IDLE_MS);
  show('idle', goals.idle);
  const page = (path: string) => ({ url: site.url + path, encoding: 'gzip' });
  const call = { url: site.url + CALL.path, body: JSON.stringify(CALL.body), expect: CALL.expect };
  await rates({ news: page('/news-event'), home: page('/'), call });
  show('under load', goals.load);
  for (const path of FLOODS) {
    await flood(site.url, path, addresses);
    show(`after ${addresses} of ${path}…`, goals.load);
  }
  const grown = await soak(seconds, PAGES.map(page), { site, 'school API': api });
  if (seconds > 0) show(`after ${seconds} s of load`, goals.load);
  return [...missed, ...grown];
};

async function flood(origin: string, path: string, count: number): Promise<void> {
  const connections = 32;
  const agent = new Agent({ connections });
  let next = 0;
  const ask = async () => {
    while (next < count) {
      const answer = await agent.request({ origin, path: `${path}${next++}`, method: 'GET' });
      await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  await agent.close();
}
