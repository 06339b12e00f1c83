import { at, el, path, rect, stroke, svg } from '../markup';
import { C, mix, paler } from '../palette';
import { cusped, jaliPattern } from '../parts/arch';
import { bust } from '../parts/bust';
import { feather, featherEye } from '../parts/feather';
import { settle } from '../share';

interface Motif {
  name: string;
  /** Decimals kept: small marks need finer numbers than scenes. */
  precision: number;
  draw: () => string;
}

const JALI = 64;
const QUIET = [C.sand, C.line, mix(C.sand, C.line, 0.5)] as const;

/** One cell of the lattice; tiles seamlessly. */
const jaliTile = () =>
  svg(
    JALI,
    JALI,
    el('defs', {}, jaliPattern('jali', JALI, C.line, 1.5)),
    rect(0, 0, JALI, JALI, 'url(#jali)'),
  );

/** A plain arch with a feather, used in place of a missing picture at any crop. */
function placeholder(): string {
  const ground = mix(C.ivory, C.line, 0.45);
  return svg(
    1600,
    900,
    rect(0, 0, 1600, 900, ground),
    el('defs', {}, jaliPattern('jali', 80, mix(ground, C.line, 0.55), 3)),
    rect(0, 0, 1600, 900, 'url(#jali)'),
    path(cusped(800, 660, 340, 430, 3), mix(C.line, C.sand, 0.25)),
    path(cusped(800, 660, 304, 396, 3), C.ivory),
    at(745, 342, 1.45, feather(QUIET)),
  );
}

/** The same for a person: a bust under the arch. */
function placeholderPerson(): string {
  const tone = mix(C.line, C.sand, 0.55);
  const someone = bust({
    skin: tone,
    hair: mix(C.sand, C.line, 0.15),
    style: 'short',
    dress: 'tunic',
    colour: mix(C.line, C.sand, 0.3),
    accent: tone,
  });
  const id = 'arch';
  return svg(
    480,
    480,
    rect(0, 0, 480, 480, mix(C.ivory, C.line, 0.45)),
    path(cusped(240, 480, 400, 440, 4), mix(C.line, C.sand, 0.25)),
    el('clipPath', { id }, path(cusped(240, 480, 364, 410, 4), '#000')),
    `<g clip-path="url(#${id})">`,
    rect(0, 0, 480, 480, paler(C.line, 0.6)),
    someone,
    '</g>',
    stroke('M40 478H440', mix(C.line, C.sand, 0.25), 8),
  );
}

export const MOTIFS: readonly Motif[] = [
  { name: 'feather-eye', precision: 1, draw: () => svg(64, 64, featherEye()) },
  { name: 'jali-tile', precision: 1, draw: jaliTile },
  { name: 'placeholder', precision: 0, draw: placeholder },
  { name: 'placeholder-person', precision: 0, draw: () => settle(placeholderPerson()) },
];
