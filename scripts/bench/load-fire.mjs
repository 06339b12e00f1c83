import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { StopWithMessage } from '../run/stop.mjs';
import { median } from './median.mjs';

const run = promisify(execFile);
const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;

/** wrk costs a tenth of autocannon and so measures nginx, not itself. */
export const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/**
 * Requests per second of several targets, in turns, so that what else the machine does meets all of
 * them. A target is { url, encoding?, body? }; `expect` is the status of a good answer.
 */
export async function rates(targets) {
  const seen = Object.fromEntries(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets)) seen[name].push(await fire(target));
  }
  return Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, median(all)]));
}

function fire(target) {
  return hasWrk && !target.body ? fireWrk(target) : fireCannon(target, SECONDS);
}

async function fireWrk({ url, encoding }) {
  const headers = encoding ? ['-H', `Accept-Encoding: ${encoding}`] : [];
  // A busy machine answers late; that is slow, not wrong.
  const args = ['--timeout', '30s', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, url];
  const { stdout } = await run('wrk', args, { timeout: 60_000 });
  if (/Non-2xx|Socket errors/.test(stdout)) throw new StopWithMessage(`${url} failed:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

export async function fireCannon({ url, encoding, body, expect = 200 }, duration) {
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
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
