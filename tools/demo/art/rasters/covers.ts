import { n, times } from '../geometry';
import { at, circle, el, path, rect, stroke, svg } from '../markup';
import { C, darker, mix } from '../palette';
import { cusped, jaliPattern } from '../parts/arch';
import { peacock } from '../parts/creature';
import { digester } from '../parts/energy';
import { feather, featherEye } from '../parts/feather';
import { lotus } from '../parts/lotus';
import { openBook } from '../parts/prop';
import { temple } from '../parts/shikhara';
import { sapling } from '../parts/things';
import { banyan, kadamba } from '../parts/tree';
import { settle } from '../share';
import type { Picture } from './picture';

const [W, H] = [600, 800];

/** Boards, spine and a drawn border: the same binding for every cover. */
function cover(ground: string, picture: string): string {
  const line = mix(ground, C.marigoldPale, 0.75);
  return settle(
    svg(
      W,
      H,
      rect(0, 0, W, H, ground),
      el('defs', {}, jaliPattern('jali', 60, mix(ground, C.ivory, 0.12), 2)),
      rect(0, 0, W, H, 'url(#jali)'),
      picture,
      rect(0, 0, 34, H, darker(ground, 0.3)),
      rect(34, 0, 5, H, mix(ground, C.ivory, 0.25)),
      rect(66, 32, W - 98, H - 64, 'none', { stroke: line, 'stroke-width': 5, rx: 8 }),
      rect(78, 44, W - 122, H - 88, 'none', { stroke: line, 'stroke-width': 2, rx: 4 }),
    ),
  );
}

/** A view through the arch in the middle of a cover. */
function window(sky: string, land: string, inside: string): string {
  return (
    path(cusped(317, 660, 380, 520, 4), C.ivory) +
    el('clipPath', { id: 'arch' }, path(cusped(317, 660, 348, 492, 4), '#000')) +
    `<g clip-path="url(#arch)">${rect(100, 120, 440, 560, sky)}${circle(230, 330, 90, C.ivory, { opacity: 0.5 })}${circle(230, 330, 54, C.ivory)}${path('M100 560Q220 500 340 540T540 530V680H100Z', land)}${inside}</g>`
  );
}

const rays = times(12, (i) => {
  const t = (i / 12) * Math.PI * 2;
  return `M${n(317 + 150 * Math.cos(t))} ${n(380 + 150 * Math.sin(t))}L${n(317 + 196 * Math.cos(t))} ${n(380 + 196 * Math.sin(t))}`;
}).join('');

const proof =
  path('M150 560L330 250L500 560Z', 'none', { stroke: C.ivory, 'stroke-width': 9 }) +
  stroke('M330 250V560M330 520h40v40', C.ivory, 5) +
  circle(325, 456, 104, 'none', { stroke: C.marigold, 'stroke-width': 7 }) +
  stroke('M400 600l60 60M460 600l-60 60', C.rosePale, 13);

const COVERS: readonly string[] = [
  cover(C.tulsi, window(C.peach, C.leaf, at(317, 610, 0.95, digester(0, 0, 1)))),
  cover(
    C.redDeep,
    stroke(rays, C.marigold, 7) +
      circle(317, 380, 128, C.marigoldPale) +
      openBook(317, 380, 7, C.rose) +
      at(317, 660, 1.2, lotus()),
  ),
  cover(C.ink, proof),
  cover(
    C.peacock,
    window(
      C.marigoldPale,
      C.tulsi,
      kadamba(220, 600, 1.1) +
        kadamba(420, 610, 1.5, C.tulsi, C.marigoldPale) +
        kadamba(310, 640, 0.9),
    ),
  ),
  cover(C.earth, window(C.pink, C.leaf, banyan(317, 630, 0.86))),
  cover(
    C.marigold,
    path(cusped(317, 640, 330, 440, 4), C.ivory) +
      at(317, 560, 2.3, lotus()) +
      openBook(317, 600, 5, C.rose),
  ),
  cover(
    C.peacockDeep,
    at(
      180,
      150,
      2.5,
      el('g', { transform: 'rotate(8)' }, feather([C.peacockLight, C.marigold, C.ivory])),
    ) + peacock(300, 690, 1),
  ),
  cover(
    C.leaf,
    path(cusped(317, 660, 380, 520, 4), C.ivory) +
      times(3, (r) => times(3, (c) => sapling(207 + c * 110, 380 + r * 120, 0.9)).join('')).join(
        '',
      ),
  ),
  cover(
    C.rose,
    window(C.lilac, C.leaf, temple(317, 600, 0.78)) +
      at(285, 70, 1, featherEye([C.marigoldPale, C.rose, C.marigoldPale])),
  ),
];

export const PUBLICATIONS: readonly Picture[] = COVERS.map((drawing, i) => ({
  file: `publications/${i + 1}.webp`,
  width: W,
  height: H,
  source: () => drawing,
}));
