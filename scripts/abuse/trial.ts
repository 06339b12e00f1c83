import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { StopWithMessage } from '../run/stop.mjs';
import type { RunningSite } from './running-site';
import { Visitors } from './visitors';

export const bounds = {
  memoryMb: 600,
  pageMs: 300,
  postMs: 2_000,
  backSeconds: 30,
  /** What the engine and the C library keep of memory that they needed once. */
  grownMb: 150,
  /** Of the visitors who are still there, and those that nginx keeps to the site. */
  sockets: { alone: 10, nginx: 80 },
};

export type Result = {
  tries: number;
  pageMs: number;
  postMs: number;
  answered: number;
  failed: readonly string[];
  memory: { before: number; peak: number; after: number };
  apiPeakMb: number;
  sockets: { before: number; peak: number; after: number };
  /** Until memory and sockets had come back; undefined where they had not. */
  backSeconds: number | undefined;
};

const SAMPLE_MS = 250;

/** The attack for so many seconds, with visitors during it and until everything is given back. */
export async function attackFor(
  seconds: number,
  name: string,
  running: RunningSite,
  keptSockets: number,
): Promise<Result> {
  const sampled = () => ({
    memory: running.memoryMb(),
    apiMemory: running.apiMemoryMb(),
    sockets: running.sockets(),
  });
  const before = sampled();
  const samples = [before];
  const attacker = startAttacker(name, running);
  await once(attacker.output, 'line');
  const visitors = new Visitors(running.site);
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await setTimeout(SAMPLE_MS);
    samples.push(sampled());
  }
  await visitors.end();
  const tries = attacker.end();
  const isBack = ({ memory, sockets }: typeof before) =>
    memory <= before.memory + bounds.grownMb && sockets <= before.sockets + keptSockets;
  const ended = performance.now();
  const passed = () => (performance.now() - ended) / 1000;
  while (!isBack(sampled()) && passed() < bounds.backSeconds) await setTimeout(SAMPLE_MS);
  const after = sampled();
  const summary = (key: keyof typeof before) => ({
    before: before[key],
    peak: Math.max(...samples.map((sample) => sample[key])),
    after: after[key],
  });
  return {
    tries,
    pageMs: percentile(visitors.pages, 0.95),
    postMs: percentile(visitors.posts, 0.95),
    answered: visitors.pages.length + visitors.posts.length,
    failed: visitors.failed,
    memory: summary('memory'),
    apiPeakMb: summary('apiMemory').peak,
    sockets: summary('sockets'),
    backSeconds: isBack(after) ? Math.round(passed()) : undefined,
  };
}

/** Its machine is another one in life, so the site's work goes first. */
function startAttacker(name: string, { site }: RunningSite) {
  const args = ['--import', 'tsx', 'scripts/abuse/attacker.ts', name, site.url];
  if (site.certificate) args.push(site.certificate);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.pid) setPriority(child.pid, 10);
  let tries = 0;
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => {
    tries = Number(line);
  });
  const end = () => {
    if (child.exitCode !== null) throw new StopWithMessage(`The attack '${name}' ended by itself.`);
    child.kill('SIGKILL');
    return tries;
  };
  return { output, end };
}

function percentile(all: readonly number[], part: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
