import { setPriority } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../bench/quantile';
import { startProgram } from '../run/program';
import { StopWithMessage } from '../run/stop.mjs';
import { startVisitors } from './parents-and-readers';
import type { Target } from './target';

const bounds = {
  memoryMb: 600,
  pageMs: 300,
  postMs: 2_000,
  backSeconds: 30,
  /** Memory that the engine and the C library keep after use. */
  grownMb: 150,
};
const SAMPLE_MS = 250;

/**
 * Attacks for `seconds` with visitors present, then waits until all but `keptSockets` are released.
 * Resolves to the cells of a row, the exceeded bounds and the visitors' failures.
 */
export async function attackFor(
  seconds: number,
  name: string,
  target: Target,
  keptSockets: number,
) {
  const before = target.now();
  const samples = [before];
  const attacker = await startAttacker(name, target);
  const visitors = startVisitors(target.at);
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    await wait(SAMPLE_MS);
    samples.push(target.now());
  }
  await visitors.end();
  const tries = await attacker.end();
  const ended = performance.now();
  const passed = () => (performance.now() - ended) / 1000;
  const isBack = ({ memory, sockets }: typeof before) =>
    memory <= before.memory + bounds.grownMb && sockets <= before.sockets + keptSockets;
  while (!isBack(target.now()) && passed() < bounds.backSeconds) await wait(SAMPLE_MS);
  const after = target.now();

  const peak = (key: keyof typeof before) => Math.max(...samples.map((sample) => sample[key]));
  const { pages, posts, failed } = visitors;
  const p95 = (times: readonly number[]) => Math.round(quantile(times, 0.95));
  const [pageMs, postMs] = [p95(pages), p95(posts)];
  const broken = Object.entries({
    page: pageMs < bounds.pageMs,
    POST: postMs < bounds.postMs,
    memory: peak('memory') < bounds.memoryMb,
    'memory of the school API': peak('apiMemory') < bounds.memoryMb,
    'not answered': failed.length === 0,
    'not given back': isBack(after),
  }).flatMap(([bound, holds]) => (holds ? [] : [bound]));
  const three = (key: 'memory' | 'sockets') => `${before[key]} ${peak(key)} ${after[key]}`;
  const visits = pages.length + posts.length;
  const cells = [
    ...[tries, pageMs, postMs, `${failed.length} of ${visits}`, three('memory')],
    ...[peak('apiMemory'), three('sockets'), isBack(after) ? Math.round(passed()) : 'never'],
  ];
  return { tries, cells, broken, failed };
}

/** A separate process at low priority, because a real attacker runs on another machine. */
async function startAttacker(name: string, { at }: Target) {
  const args = ['--import', 'tsx', 'scripts/abuse/attacker.ts', name, at.url];
  const { pid, output, stop } = await startProgram(
    at.certificate ? [...args, at.certificate] : args,
    { ready: /^\d+$/m },
  );
  setPriority(pid, 10);
  return {
    end: async () => {
      const isByItself = (await stop('SIGKILL')) !== 128;
      if (isByItself) throw new StopWithMessage(`The attack '${name}' ended by itself.`);
      return Number(output().trim().split('\n').at(-1));
    },
  };
}
