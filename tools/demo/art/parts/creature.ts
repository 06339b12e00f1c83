import { n, times } from '../geometry';
import { at, circle, oval, path, stroke } from '../markup';
import { C, darker, mix } from '../palette';

/** Cow in profile, facing right. Origin: under its middle. */
export function cow(
  x: number,
  y: number,
  scale: number | readonly [number, number] = 1,
  coat: string = C.ivory,
): string {
  const shade = mix(coat, C.earth, 0.22);
  return at(
    x,
    y,
    scale,
    oval(4, 0, 92, 7, C.ink, { opacity: 0.18 }),
    path('M-54 -52L-60 -2H-50L-38 -46ZM44 -48L48 -2H58L60 -52Z', shade),
    stroke('M-80 -104Q-96 -80 -90 -44', shade, 5),
    path('M-95 -48L-85 -48L-89 -24Z', C.earth),
    path(
      'M-82 -104C-70 -120 -30 -114 6 -116C18 -134 40 -134 46 -114C60 -120 70 -134 84 -142L110 -134C116 -120 130 -112 128 -104C126 -96 112 -96 102 -100C92 -86 84 -62 66 -54C40 -44 -30 -40 -60 -50C-84 -58 -90 -90 -82 -104Z',
      coat,
    ),
    path(
      'M66 -54C40 -44 -30 -40 -60 -50C-74 -54 -82 -66 -85 -80C-60 -64 -10 -62 30 -68C60 -72 80 -84 92 -104L102 -100C92 -86 84 -62 66 -54Z',
      shade,
    ),
    path(
      'M-72 -60L-76 -30L-70 -2H-60L-60 -30L-48 -56ZM30 -52L36 -28L34 -2H44L48 -28L56 -54Z',
      coat,
    ),
    path('M-26 -48Q-14 -32 -2 -47Z', C.rosePale),
    path('M84 -140Q66 -146 62 -132Q74 -124 88 -130Z', shade),
    stroke('M90 -142Q84 -162 98 -170', C.earth, 5),
    stroke('M74 -112Q82 -92 96 -98', C.rose, 4),
    circle(86, -92, 4.5, C.marigold),
  );
}

/** Peacock in profile, facing left, with its train to the right. Origin: its feet. */
export function peacock(
  x: number,
  y: number,
  scale: number | readonly [number, number] = 1,
): string {
  const eyes = times(9, (i) => {
    const t = 0.3 + (i / 9) * 0.68;
    const side = i % 2 ? 1 : -1;
    return `M${n(20 + t * 170)} ${n(-44 + t * 40 + side * (5 + t * 9))}h.1`;
  }).join('');
  return at(
    x,
    y,
    scale,
    path('M-4 -66C50 -70 150 -34 214 0C150 6 60 -2 4 -30Z', C.tulsi),
    path('M-4 -62C50 -60 140 -30 206 -2C140 -4 60 -14 4 -34Z', mix(C.tulsi, C.peacockLight, 0.45)),
    stroke(eyes, C.marigold, 11),
    stroke(eyes, C.ink, 5),
    stroke('M-2 -26L-6 0M8 -26L10 0', C.earth, 3),
    path(
      'M-44 -112C-38 -122 -26 -120 -24 -108C-22 -92 -14 -84 2 -72C22 -60 18 -34 0 -26C-22 -18 -38 -34 -36 -60C-35 -80 -42 -92 -44 -112Z',
      C.peacock,
    ),
    path('M0 -72C22 -60 18 -34 0 -26C-10 -30 -6 -60 0 -72Z', darker(C.peacock, 0.35)),
    path('M-43 -108L-56 -102L-42 -100Z', C.marigold),
    stroke('M-34 -118L-40 -134M-32 -118L-32 -137M-30 -118L-24 -134', C.peacockDeep, 2),
    stroke('M-40 -136h0M-32 -139h0M-24 -136h0', C.peacockLight, 5),
  );
}
