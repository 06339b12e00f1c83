import { memoryMb } from '../../run/memory';
import type { Service } from '../../run/service';
import { runAutocannon, type Target } from '../load-rates';
import { median } from '../quantile';

const PIECE_SECONDS = 15;
/** The engine's heap grows first; growth after that is a leak. */
const GROWTH = 1.1;

/** Load for `seconds`; names the programs whose memory grows from the middle third to the last. */
export async function soak(
  seconds: number,
  targets: readonly Target[],
  programs: Record<string, Service>,
): Promise<string[]> {
  if (seconds === 0) return [];
  const pieces = Math.max(6, Math.round(seconds / PIECE_SECONDS));
  const memory = new Map(Object.keys(programs).map((name) => [name, [] as number[]]));
  let requests = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const target = targets[piece % targets.length];
    if (target) requests += PIECE_SECONDS * (await runAutocannon(target, PIECE_SECONDS));
    for (const [name, program] of Object.entries(programs)) {
      memory.get(name)?.push(memoryMb(program.pid()));
    }
  }
  console.log(`\n${Math.round(requests)} requests in ${pieces * PIECE_SECONDS} s of load`);
  return [...memory].flatMap(([name, all]) => {
    const third = Math.floor(all.length / 3);
    const [middle, last] = [median(all.slice(third, 2 * third)), median(all.slice(2 * third))];
    console.log(`${name}: ${all.join(' ')} MB; middle third ${middle} MB, last third ${last} MB`);
    return last <= middle * GROWTH ? [] : [`memory of ${name} that does not grow`];
  });
}
