import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { StopWithMessage } from '../run/stop.mjs';
import { median } from './quantile';

const run = promisify(execFile);
const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;

export type Target = {
  url: string;
  encoding?: string | undefined;
  body?: string;
  expect?: number;
};

/** wrk needs a tenth of autocannon's CPU, so that nginx is the bottleneck. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/**
 * Requests per second of several targets, which take turns in each round, so that other load on the
 * machine affects all of them. `core` is the core of the load generator.
 */
export async function rates<Name extends string>(targets: Record<Name, Target>, core?: string) {
  const names = Object.keys(targets).filter((name): name is Name => name in targets);
  const seen = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) seen.get(name)?.push(await rateOf(targets[name], core));
  }
  return new Map([...seen].map(([name, all]) => [name, median(all)]));
}

function rateOf(target: Target, core?: string): Promise<number> {
  return hasWrk && !target.body ? runWrk(target, core) : runAutocannon(target);
}

async function runWrk({ url, encoding }: Target, core?: string): Promise<number> {
  const headers = encoding ? ['-H', `Accept-Encoding: ${encoding}`] : [];
  // A long timeout: on a busy machine a slow answer is not an error.
  const args = ['--timeout', '30s', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, url];
  const command = [...(core ? ['taskset', '-c', core] : []), 'wrk', ...args];
  const [program = '', ...rest] = command;
  const { stdout } = await run(program, rest, { timeout: 60_000 });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new StopWithMessage(`${url} failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function runAutocannon(target: Target): Promise<number> {
  const { url, encoding, body, expect = 200 } = target;
  const result = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
    // The site closes a connection after 1,000 requests, which autocannon does not notice.
    reconnectRate: 900,
    headers: {
      ...(encoding && { 'accept-encoding': encoding }),
      'content-type': 'application/json',
    },
    ...(body && { method: 'POST', body }),
  });
  const other = Object.entries(result.statusCodeStats ?? {}).filter(([s]) => Number(s) !== expect);
  if (other.length > 0 || result.errors > 0) {
    throw new StopWithMessage(`${url} failed: ${result.errors} errors, ${JSON.stringify(other)}`);
  }
  return result.requests.average;
}
