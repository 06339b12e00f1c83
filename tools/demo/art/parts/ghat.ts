import { times } from '../geometry';
import { poly, rect } from '../markup';
import { C, darker, mix, paler } from '../palette';

/** Stairs down to the water: long treads, lit above, dark between. */
export function ghat(
  x: number,
  y: number,
  w: number,
  count: number,
  rise: number,
  spread: number,
  stone: string = C.sand,
): string {
  return times(count, (i) => {
    const [left, width] = [x - i * spread, w + i * spread * 2];
    return (
      rect(left, y + i * rise, width, rise, mix(stone, C.redDeep, 0.16 + i * 0.035)) +
      rect(left, y + i * rise, width, rise * 0.42, paler(stone, 0.32 - i * 0.02))
    );
  }).join('');
}

/** Low octagonal platform at the water's edge. */
export function platform(
  x: number,
  y: number,
  w: number,
  h: number,
  stone: string = C.red,
): string {
  const e = w * 0.14;
  return (
    poly(
      [
        [x - w / 2, y],
        [x - w / 2 + e, y - h * 0.3],
        [x + w / 2 - e, y - h * 0.3],
        [x + w / 2, y],
        [x + w / 2 - e, y + h * 0.3],
        [x - w / 2 + e, y + h * 0.3],
      ],
      paler(stone, 0.38),
    ) +
    poly(
      [
        [x - w / 2, y],
        [x - w / 2 + e, y + h * 0.3],
        [x - w / 2 + e, y + h * 1.1],
        [x - w / 2, y + h * 0.8],
      ],
      paler(stone, 0.12),
    ) +
    poly(
      [
        [x - w / 2 + e, y + h * 0.3],
        [x + w / 2 - e, y + h * 0.3],
        [x + w / 2 - e, y + h * 1.1],
        [x - w / 2 + e, y + h * 1.1],
      ],
      stone,
    ) +
    poly(
      [
        [x + w / 2, y],
        [x + w / 2 - e, y + h * 0.3],
        [x + w / 2 - e, y + h * 1.1],
        [x + w / 2, y + h * 0.8],
      ],
      darker(stone, 0.25),
    )
  );
}
