import { path } from '../markup';
import { C } from '../palette';

/** The eye of a peacock feather in a 64 square, tip up; `plain` gives it muted colours. */
export function featherEye(plain?: readonly [string, string, string]): string {
  const [outer, ring, inner] = plain ?? [C.peacock, C.marigold, C.peacockLight];
  return (
    path(
      'M32 1.5C46 10 55.5 22.5 55.5 36.5C55.5 51 45 62.5 32 62.5S8.500 51 8.500 36.500C8.500 22.500 18 10 32 1.500Z',
      outer,
    ) +
    path(
      'M32 14C41.500 20 47.500 28.500 47.500 38.500C47.500 49 40.500 56.500 32 56.500S16.500 49 16.500 38.500C16.500 28.500 22.500 20 32 14Z',
      ring,
    ) +
    path(
      'M32 23C38.500 27.500 42.500 33.500 42.500 40.500C42.500 47.500 38 52.500 32 52.500S21.500 47.500 21.500 40.500C21.500 33.500 25.500 27.500 32 23Z',
      inner,
    ) +
    path(
      'M32 35.500C34.500 32.500 39 33.500 39 38.500C39 44.500 35.500 48.500 32 48.500S25 44.500 25 38.500C25 33.500 29.500 32.500 32 35.500Z',
      plain ? outer : C.ink,
    )
  );
}

/** A whole feather: the eye on its shaft with barbs, 64 wide and 220 high. */
export function feather(plain?: readonly [string, string, string]): string {
  const colour = plain?.[0] ?? C.tulsi;
  const barbs = Array.from({ length: 11 }, (_, i) => {
    const y = 66 + i * 12;
    const reach = 25 - i * 1.7;
    return `M32 ${y + 16}Q${32 - reach * 0.5} ${y + 10} ${32 - reach} ${y - 8}M32 ${y + 16}Q${32 + reach * 0.5} ${y + 10} ${32 + reach} ${y - 8}`;
  }).join('');
  return (
    `<path d="M32 56Q35 140 26 218${barbs}" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/>` +
    featherEye(plain)
  );
}
