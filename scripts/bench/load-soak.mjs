import { fireCannon } from './load-fire.mjs';
import { median } from './median.mjs';

const PIECE_SECONDS = 15;
/** The engine takes what it needs first; what grows after that is a leak. */
const GROWTH = 1.1;

/**
 * Pages and calls for so many seconds, and what the programs weigh all along. Resolves to whether
 * the last third weighs as much as the middle one.
 */
export async function soak(seconds, targets, stage, names) {
  const pieces = Math.max(6, Math.round(seconds / PIECE_SECONDS));
  const weights = Object.fromEntries(names.map((name) => [name, [stage.memoryMb(name)]]));
  let asked = 0;
  for (let piece = 0; piece < pieces; piece++) {
    const target = targets[piece % targets.length];
    asked += PIECE_SECONDS * (await fireCannon(target, PIECE_SECONDS));
    for (const name of names) weights[name].push(stage.memoryMb(name));
  }
  console.log(`\n${Math.round(asked)} requests in ${pieces * PIECE_SECONDS} s of load`);
  return names.every((name) => tell(name, weights[name]));
}

function tell(name, all) {
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
