import type { Deployment } from './deployment';
import { runAutocannon, type Target } from './load-rates';
import { median } from './median';

const PIECE_SECONDS = 15;
/** The engine's heap grows first; growth after that is a leak. */
const GROWTH = 1.1;

/**
 * Pages and calls for `seconds`, with the memory of the programs after each interval. Resolves to
 * whether memory in the last third stays within GROWTH of the middle third.
 */
export async function soak(
  seconds: number,
  targets: readonly Target[],
  deployment: Deployment,
  names: readonly string[],
): Promise<boolean> {
  const pieces = Math.max(6, Math.round(seconds / PIECE_SECONDS));
  const memory = new Map(names.map((name) => [name, [deployment.memoryMb(name)]]));
  let requests = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const target = targets[piece % targets.length];
    if (target) requests += PIECE_SECONDS * (await runAutocannon(target, PIECE_SECONDS));
    for (const [name, all] of memory) all.push(deployment.memoryMb(name));
  }
  console.log(`\n${Math.round(requests)} requests in ${pieces * PIECE_SECONDS} s of load`);
  return [...memory].map(([name, all]) => report(name, all)).every(Boolean);
}

function report(name: string, all: readonly number[]): boolean {
  const third = Math.floor(all.length / 3);
  const middle = median(all.slice(third, 2 * third));
  const last = median(all.slice(2 * third));
  const flat = last <= middle * GROWTH;
  console.log(`${name}: ${all.join(' ')} MB`);
  console.log(
    `${name}: middle third ${middle} MB, last third ${last} MB${flat ? '' : ': it grows'}`,
  );
  return flat;
}
