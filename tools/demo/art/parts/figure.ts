import { n, type Point, pt } from '../geometry';
import { circle, el, group, oval, path } from '../markup';
import { C, darker } from '../palette';
import { share, shareWith } from '../share';
import { LOOKS, type Look, type LookName } from './looks';
import { type Pose, type PoseName, poseOf } from './poses';

/** Drawn at twice the joints' scale, where whole numbers are fine enough. */
const twice = ([x, y]: Point): Point => [x * 2, y * 2];

const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

const line = (points: readonly Point[]) => `M${points.map((p) => pt(twice(p))).join('L')}`;

/** Bent limbs as thick lines with round ends; the figure's group disables fill for lines. */
const limb = (d: string, width: number, colour: string) =>
  el('path', { d, stroke: colour, 'stroke-width': Math.round(width * 2) });

interface Arm {
  /** The bare part and the sleeve over it. */
  flesh: string;
  sleeve: string;
  width: number;
}

function arm([s, e, h]: readonly Point[], look: Look): Arm {
  if (!s || !e || !h) return { flesh: '', sleeve: '', width: 0 };
  if (look.wear === 'bare') return { flesh: line([s, e, h]), sleeve: '', width: 0 };
  if (look.wear === 'sport' || look.wear === 'sari')
    return { flesh: line([s, e, h]), sleeve: line([s, along(s, e, 0.75)]), width: 8 };
  return { flesh: line([e, h]), sleeve: line([s, e, along(e, h, 0.6)]), width: 7 };
}

function foot([, k, a]: readonly Point[], pose: Pose): string {
  if (!k || !a) return '';
  const turn = Math.atan2(a[1] - k[1], a[0] - k[0]);
  const flat = Math.abs(Math.sin(turn)) > 0.75;
  const toe: Point = !pose.turned
    ? [a[0] + Math.sign(a[0] || 1) * 2, a[1] + 1]
    : flat
      ? [a[0] + 6, a[1] + 1]
      : [a[0] + Math.cos(turn) * 3, a[1] + Math.sin(turn) * 3 + 2];
  return line([a, toe]);
}

function leg([h, k, a]: readonly Point[], look: Look, back: boolean): string {
  if (!h || !k || !a) return '';
  const cloth = back ? darker(look.bottom, 0.12) : look.bottom;
  const skin = back ? darker(look.skin, 0.16) : look.skin;
  if (look.wear === 'sport')
    return limb(line([h, k, a]), 5.6, skin) + limb(line([h, along(h, k, 0.7)]), 12, cloth);
  const loose = look.wear === 'dhoti' || look.wear === 'bare' ? 2 : 0;
  return limb(line([h, k, along(k, a, 0.84)]), 9.6 + loose, cloth);
}

function torso(pose: Pose, look: Look, shaded: boolean): string {
  const { neck, hip, shoulders: w } = pose;
  const long = (look.wear === 'kurta' || look.wear === 'dhoti') && !pose.seated;
  const axis = Math.atan2(hip[1] - neck[1], hip[0] - neck[0]);
  const [ux, uy] = [Math.cos(axis), Math.sin(axis)];
  const length = Math.hypot(hip[0] - neck[0], hip[1] - neck[1]);
  const place = (down: number, side: number): Point =>
    twice([neck[0] + ux * down - uy * side, neck[1] + uy * down - ux * side]);
  const hem = length + (look.wear === 'kurta' && long ? 15 : look.wear === 'dhoti' && long ? 8 : 3);
  const flare = look.wear === 'kurta' && long ? 11.5 : 9;
  const slim = Math.min(w, 9);
  const d =
    `M${pt(place(-1, -2.6))}Q${pt(place(1, -w))} ${pt(place(5, -w - 1.5))}` +
    `Q${pt(place(length * 0.62, -slim * 0.78))} ${pt(place(hem, -flare))}` +
    `Q${pt(place(hem + 2, 0))} ${pt(place(hem, flare))}` +
    `Q${pt(place(length * 0.62, slim * 0.78))} ${pt(place(5, w + 1.5))}` +
    `Q${pt(place(1, w))} ${pt(place(-1, 2.6))}Z`;
  const fill = look.wear === 'bare' ? look.skin : look.top;
  const shade = `M${pt(place(1, w * 0.35))}Q${pt(place(1.5, w))} ${pt(place(5, w + 1.5))}Q${pt(place(length * 0.62, slim * 0.78))} ${pt(place(hem, flare))}L${pt(place(hem + 0.8, flare * 0.3))}Q${pt(place(length * 0.6, 1))} ${pt(place(1, w * 0.35))}Z`;
  const sash = look.cloth
    ? path(
        `M${pt(place(0, -w + 1))}L${pt(place(-1, -2))}Q${pt(place(length * 0.5, 2))} ${pt(place(length + 1, 9.4))}L${pt(place(length - 7, 9))}Q${pt(place(length * 0.45, -5))} ${pt(place(0, -w + 1))}Z`,
        look.cloth,
      )
    : '';
  return (
    path(d, fill) +
    (shaded ? path(shade, darker(fill, 0.12)) : '') +
    (look.wear === 'bare' ? '' : sash)
  );
}

/** Long skirt of a sari, standing or seated. */
function skirt(pose: Pose, look: Look): string {
  const [x, y] = twice(pose.hip);
  const feet = pose.legs.map((l) => (l[2]?.[0] ?? 0) * 2);
  const [from, to] = [Math.min(...feet) - 14, Math.max(...feet) + 14];
  const d =
    pose.seated && y > -40
      ? `M${n(x - 16)} ${n(y - 8)}Q${n(x - 60)} ${n(y + 8)} ${n(x - 58)} -2H${n(x + 58)}Q${n(x + 60)} ${n(y + 8)} ${n(x + 16)} ${n(y - 8)}Z`
      : `M${n(x - 16)} ${n(y - 6)}Q${n(x - 22)} ${n(y + 40)} ${n(from)} -4Q${n((from + to) / 2)} 2 ${n(to)} -4Q${n(x + 22)} ${n(y + 40)} ${n(x + 16)} ${n(y - 6)}Z`;
  const fold = pose.seated
    ? ''
    : limb(
        `M${n(x + 6)} ${n(y + 12)}Q${n(x + 4)} ${n(y + 52)} ${n(x + 10)} -8`,
        1.5,
        darker(look.bottom, 0.25),
      );
  return path(d, look.bottom) + fold;
}

/** Heads are drawn large once and scaled down: face-on, then turned. */
function headShape(look: Look, turned: boolean): string {
  const f = turned ? 1 : 0;
  const cap = path(
    `M-66 14C-76 -50 -50 -86 0 -86S76 -50 66 ${f ? -10 : 14}C56 -26 36 -38 ${f ? 36 : 0} -42C-30 -40 -46 -26 -54 ${f ? 34 : 14}Z`,
    look.hair,
  );
  const strand = (d: string, width: number, colour: string) =>
    path(d, 'none', { stroke: colour, 'stroke-width': width });
  const cloth = look.cloth ?? C.marigold;
  const crown = {
    short: cap,
    shikha: cap + strand('M-46 -66Q-90 -80 -86 -26', 18, look.hair),
    bun: circle(-60, f ? -10 : -70, 38, look.hair) + cap,
    plait: strand('M-50 10Q-90 80 -70 180', 34, look.hair) + cap,
    bald: '',
    turban:
      path(
        'M-78 -14C-94 -104 -34 -126 6 -118C64 -120 90 -70 76 -20C34 -54 -34 -50 -78 -14Z',
        cloth,
      ) + strand('M-70 -54Q0 -116 72 -50', 12, darker(cloth, 0.22)),
    veil:
      cap +
      path(
        'M-70 90C-96 0 -94 -100 4 -102C70 -102 78 -50 72 -16C44 -54 -20 -60 -44 -10C-56 30 -50 80 -70 90Z',
        cloth,
      ),
  }[look.head];
  return el('ellipse', { rx: 61, ry: 73 }) + crown;
}

function head(pose: Pose, look: Look): string {
  const lean =
    Math.atan2(pose.head[0] - pose.neck[0], pose.neck[1] - pose.head[1]) * (180 / Math.PI);
  const turn = Math.abs(lean) > 3 ? ` rotate(${Math.round(lean)})` : '';
  const move = `translate(${pt(twice(pose.head))})${turn} scale(.2)`;
  return shareWith(headShape(look, pose.turned), ` fill="${look.skin}" transform="${move}"`);
}

export interface Placement {
  x: number;
  y: number;
  /** Standing height of the figure. */
  size: number;
  /** Faces left instead of right. */
  left?: boolean;
  shadow?: boolean;
}

/** A person: gesture and clothes, no face. `held` (twice the scale) is below the nearer arm. */
export function figure(
  poseName: PoseName,
  who: LookName | Look,
  where: Placement,
  held = '',
): string {
  const pose = poseOf(poseName);
  const look: Look = typeof who === 'string' ? LOOKS[who] : who;
  const k = Math.round(where.size / 2) / 100;
  const trousers = look.wear !== 'sari';
  const width = pose.seated ? 30 : 19;
  const wrap =
    pose.seated && pose.hip[1] > -12 && trousers && look.wear !== 'sport'
      ? path('M-24 -28Q0 -16 24 -28L36 -6Q0 4 -36 -6Z', darker(look.bottom, 0.08))
      : '';
  const [back, front] = [arm(pose.arms[0], look), arm(pose.arms[1], look)];
  const feet = trousers ? foot(pose.legs[0], pose) + foot(pose.legs[1], pose) : '';
  const shade = darker(look.skin, 0.14);
  const drawing = group(
    { fill: 'none' },
    where.shadow === false
      ? ''
      : share(oval(10, 0, width * 2, 5.6, C.ink, { opacity: 0.18 }), Math.round(pose.hip[0]) * 2),
    limb(back.flesh + line([pose.neck, pose.head]) + feet, 5, shade),
    back.sleeve ? limb(back.sleeve, back.width, darker(look.top, 0.14)) : '',
    trousers ? leg(pose.legs[0], look, true) : '',
    wrap,
    trousers ? leg(pose.legs[1], look, false) : skirt(pose, look),
    head(pose, look),
    torso(pose, look, where.size >= 170),
    held,
    limb(front.flesh, 5, look.skin),
    front.sleeve ? limb(front.sleeve, front.width, look.top) : '',
  );
  return share(drawing, where.x, where.y, where.left ? [-k, k] : k);
}
