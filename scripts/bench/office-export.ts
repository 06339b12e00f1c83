import { StopWithMessage } from '../run/stop.mjs';
import type { startApi } from './api-process';

type Api = Awaited<ReturnType<typeof startApi>>;
type Office = { url: string; cookie: string };

const SLOW_WAIT_MS = 5_000;

/** A visitor's request to the school API, again and again; the longest answer in ms when it is stopped. */
function keepAsking(url: string) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${url}/healthz`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - start);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return longest;
  };
}

/** What an export of all applications does to the visitors of the site and to memory. */
export async function measureExport(api: Api, { url, cookie }: Office) {
  const before = api.memoryMb();
  const stopAsking = keepAsking(api.url);
  const start = performance.now();
  let bytes = 0;
  let peak = before;
  const get = (format: string) =>
    fetch(`${url}/exports/applications/file?format=${format}`, { headers: { cookie } });
  const response = await get('csv');
  const lines = Number(response.headers.get('office-lines'));
  if (response.status !== 200 || response.body === null) {
    throw new StopWithMessage(`export: ${response.status}`);
  }
  for await (const piece of response.body) {
    bytes += piece.length;
    peak = Math.max(peak, api.memoryMb());
  }
  const seconds = (performance.now() - start) / 1000;
  const longest = await stopAsking();
  const ended = await endsWithItsReader(get);
  return { lines, megabytes: bytes / 1e6, seconds, longest, grown: peak - before, ended };
}

/** One export at a time for each person: once the next one is begun, the one that was left has ended. */
async function endsWithItsReader(get: (format: string) => Promise<Response>): Promise<boolean> {
  const left = await get('json');
  await left.body?.cancel();
  const until = performance.now() + SLOW_WAIT_MS;
  while (performance.now() < until) {
    const next = await get('json');
    await next.body?.cancel();
    if (next.status === 200) return true;
  }
  return false;
}
