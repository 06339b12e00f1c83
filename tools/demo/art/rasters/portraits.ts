import { seeded } from '../geometry';
import { circle, el, path, rect, svg } from '../markup';
import { C, HAIR, mix, paler, SKIN } from '../palette';
import { cusped } from '../parts/arch';
import { type Bust, bust } from '../parts/bust';

const CLOTH = [
  C.marigold,
  C.rose,
  C.peacock,
  C.ivory,
  C.inkSoft,
  C.tulsi,
  C.red,
  C.peacockLight,
  '#F0E2C8',
  C.sand,
] as const;
const GROUNDS = [C.peach, C.lilac, C.river, C.marigoldPale, C.rosePale, C.pink, '#C9D3A4', C.line];

function choose<T>(list: readonly T[], at: number): T {
  const found = list[((at % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const MEN_STYLES = [
  'short',
  'turban',
  'shikha',
  'bald',
  'short',
  'shikha',
  'turban',
  'short',
] as const;
const MEN_DRESS = ['kurta', 'shawl', 'shawl', 'kurta', 'coat', 'shawl', 'kurta', 'coat'] as const;
const WOMEN_STYLES = ['flowers', 'plait', 'bun', 'plait', 'flowers'] as const;
const BOY_STYLES = ['short', 'shikha', 'parted', 'short', 'parted', 'shikha'] as const;
const BOY_DRESS = ['kurta', 'tunic', 'kurta', 'tunic', 'kurta', 'shawl'] as const;

function man(i: number, old: boolean): Bust {
  return {
    skin: choose(SKIN, i * 3 + Math.floor(i / 4)),
    hair: old ? (i % 2 ? HAIR.white : HAIR.grey) : HAIR.dark,
    style: choose(MEN_STYLES, i),
    dress: choose(MEN_DRESS, i + Math.floor(i / 8)),
    colour: choose(CLOTH, i * 3 + 3),
    accent: choose(CLOTH, i * 7 + 6),
    beard: i % 3 === (old ? 0 : 1),
  };
}

function woman(i: number): Bust {
  return {
    skin: choose(SKIN, i * 3 + 1),
    hair: i % 6 === 4 ? HAIR.grey : HAIR.dark,
    style: choose(WOMEN_STYLES, i),
    dress: 'sari',
    colour: choose([C.peacockDeep, C.rose, C.tulsi, C.redDeep, C.ink, C.inkSoft], i),
    accent: choose(
      [C.peacockLight, C.marigold, C.ivory, C.rosePale, C.lilac, C.peach, C.rose],
      i * 2,
    ),
  };
}

function boy(i: number): Bust {
  return {
    skin: choose(SKIN, i + Math.floor(i / 4)),
    hair: HAIR.dark,
    style: choose(BOY_STYLES, i),
    dress: choose(BOY_DRESS, i + Math.floor(i / 6)),
    colour: choose(CLOTH, i * 3),
    accent: choose(CLOTH, i * 3 + 5),
    young: true,
  };
}

const DRAW = new Map([
  ['m', (i: number) => man(i, false)],
  ['o', (i: number) => man(i * 3 + 1, true)],
  ['w', woman],
  ['b', boy],
]);

/**
 * Who each portrait shows, in the order of the seed (m a man, o an older man, w a woman, b a boy): p01 to
 * p07 give testimonials, p11 to p32 teach, p33 to p39 are alumni, from p40 on they are boys.
 */
const PEOPLE = `wbmmbmb mwo omowmmwmomwwommwmmmmow mmmmmmo ${'b'.repeat(21)}`.replaceAll(' ', '');

/** Each kind is numbered separately, so that neighbours of a kind differ in every feature. */
const people = [...PEOPLE].flatMap((kind, at) => {
  const before = PEOPLE.slice(0, at).split(kind).length - 1;
  return DRAW.get(kind)?.(before) ?? [];
});

/** A person under the cusped arch, against a plain morning sky. */
function portrait(who: Bust, i: number): string {
  const random = seeded(i + 100);
  const ground = choose(GROUNDS, i * 3 + Math.floor(i / 8));
  const wall = mix(ground, C.sand, 0.35);
  const sunX = 90 + random() * 120;
  const hillAt = 330 + random() * 50;
  return svg(
    480,
    480,
    rect(0, 0, 480, 480, wall),
    path(cusped(240, 490, 432, 470, 4), paler(wall, 0.55)),
    el('clipPath', { id: 'arch' }, path(cusped(240, 490, 396, 442, 4), '#000')),
    '<g clip-path="url(#arch)">',
    rect(0, 0, 480, 480, paler(ground, 0.35)),
    circle(sunX, 190, 110, C.ivory, { opacity: 0.4 }),
    circle(sunX, 190, 58, C.ivory, { opacity: 0.8 }),
    path(
      `M0 ${hillAt}Q120 ${hillAt - 50} 260 ${hillAt - 10}T480 ${hillAt - 30}V480H0Z`,
      mix(ground, C.leaf, 0.35),
    ),
    bust(who),
    '</g>',
  );
}

export const PORTRAITS = people.map((who, i) => ({
  file: `portraits/p${String(i + 1).padStart(2, '0')}.webp`,
  width: 480,
  height: 480,
  source: () => portrait(who, i),
}));
