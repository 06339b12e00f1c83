import { n, times } from '../geometry';
import { path, poly, rect, stroke } from '../markup';
import { darker, paler } from '../palette';
import { share } from '../share';

/** Distant roofs of the town: small domes and towers in one pale colour. */
export function skyline(y: number, fill: string, x = 0, scale = 1): string {
  const d =
    'M0 0V-46H24V-70Q40 -96 56 -70V-46H92V-30H130V-92C132 -150 150 -190 158 -206C166 -190 184 -150 186 -92V-40H222V-58H262V-84Q282 -114 302 -84V-58H330V-34H372V-64C374 -96 384 -116 390 -126C396 -116 406 -96 408 -64V-28H470V-52H520V0Z';
  return share(path(d, fill), x, y, scale);
}

/** A hut or shed with a thatched or tiled slope. */
export function shed(
  x: number,
  y: number,
  w: number,
  h: number,
  roof: string,
  wall: string,
): string {
  const posts = times(5, (i) =>
    rect(x - w / 2 + 14 + i * ((w - 40) / 4), y - h, 12, h, i < 2 ? paler(wall, 0.2) : wall),
  ).join('');
  return (
    rect(x - w / 2 + 10, y - h, w - 20, h, darker(wall, 0.55)) +
    posts +
    poly(
      [
        [x - w / 2 - 34, y - h + 14],
        [x + w / 2 + 34, y - h + 14],
        [x + w / 2 - 26, y - h - w * 0.17],
        [x - w / 2 + 26, y - h - w * 0.17],
      ],
      roof,
    ) +
    poly(
      [
        [x - w / 2 - 34, y - h + 14],
        [x - w * 0.2, y - h + 14],
        [x - w * 0.16, y - h - w * 0.17],
        [x - w / 2 + 26, y - h - w * 0.17],
      ],
      paler(roof, 0.18),
    ) +
    stroke(
      times(
        4,
        (i) =>
          `M${n(x - w / 2 - 20 + i * 15)} ${n(y - h - i * w * 0.043)}H${n(x + w / 2 + 20 - i * 15)}`,
      ).join(''),
      darker(roof, 0.3),
      2,
      { opacity: 0.35 },
    )
  );
}
