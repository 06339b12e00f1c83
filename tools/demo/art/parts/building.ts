import { n, times } from '../geometry';
import { at, path, poly, rect, stroke } from '../markup';
import { C, darker, mix, paler } from '../palette';
import { share } from '../share';
import { archway } from './arch';

const butt = { 'stroke-linecap': 'butt' };

/** Domed kiosk on slim pillars, as on roofs and ghats. Origin: middle of its foot. */
export function chhatri(
  x: number,
  y: number,
  scale = 1,
  stone: string = C.red,
  air: string = C.peach,
): string {
  const side = paler(stone, 0.28);
  return share(
    [
      rect(-44, -84, 88, 78, air, { opacity: 0.45 }),
      stroke('M33 -8V-80', darker(stone, 0.25), 14, butt),
      stroke('M-33 -8V-80M-2 -8V-80', stone, 13, butt),
      path('M-44 -92C-48 -128 -22 -150 0 -166C22 -150 48 -128 44 -92Z', stone),
      path('M0 -166C22 -150 48 -128 44 -92H14C22 -120 12 -148 0 -166Z', darker(stone, 0.2)),
      path(
        'M-36 -98C-38 -124 -20 -142 -8 -152C-22 -134 -28 -118 -28 -98ZM-60 -80L-46 -98H46L60 -80Z',
        side,
      ),
      path('M-4 -162L0 -190L4 -162Z', C.marigold),
      rect(-52, -10, 104, 10, darker(stone, 0.12)),
    ].join(''),
    x,
    y,
    scale,
  );
}

interface Facade {
  bays: number;
  floors?: number;
  stone?: string;
  opening?: string;
  /** Horizontal positions of the roof kiosks, as fractions of the width. */
  kiosks?: readonly number[];
  foils?: number;
}

/** A long sandstone front with arcades; origin: left end of its foot. */
export function facade(x: number, y: number, w: number, h: number, look: Facade): string {
  const { bays, floors = 1, stone = C.red, foils = 2 } = look;
  const opening = look.opening ?? darker(stone, 0.55);
  const storey = h / floors;
  const bay = w / bays;
  const arch = archway(0, 0, bay * 0.56, storey * 0.66, opening, paler(stone, 0.22), foils);
  const places = times(floors, (f) =>
    times(bays, (b) => share(arch, bay * (b + 0.5), -f * storey - storey * 0.06)),
  ).flat();
  const ledges = times(
    floors,
    (f) =>
      rect(-10, -(f + 1) * storey, w + 20, 7, darker(stone, 0.32)) +
      rect(-8, -(f + 1) * storey - 12, w + 16, 12, paler(stone, 0.3)),
  ).join('');
  const top = -h - 13;
  const drawing = [
    ...(look.kiosks ?? []).map((k) => chhatri(w * k, top - 2, Math.min(0.8, h / 260), stone)),
    stroke(`M11 ${n(top - 3)}H${w}`, stone, 20, { 'stroke-dasharray': '.1 22' }),
    rect(0, top - 2, w, 6, darker(stone, 0.2)),
    rect(0, -h, w, h, stone),
    rect(0, -h, bay * 0.12, h, paler(stone, 0.25)),
    rect(w - bay * 0.18, -h, bay * 0.18, h, darker(stone, 0.2)),
    ...places,
    ledges,
    rect(-10, -12, w + 20, 12, mix(C.line, C.sand, 0.4)),
  ];
  return share(drawing.join(''), x, y);
}

/** The school's gate: two towers, a tall cusped opening, kiosks above. Origin: middle of its foot. */
export function gate(x: number, y: number, scale = 1, view = '', stone: string = C.red): string {
  const light = paler(stone, 0.3);
  const window = archway(0, 0, 56, 100, darker(stone, 0.5), light, 2);
  const side = (left: boolean) => {
    const s = left ? -1 : 1;
    const body = stone;
    const cx = s * 214;
    return (
      rect(cx - 62, -330, 124, 330, body) +
      rect(cx - (left ? 62 : -30), -330, left ? 14 : 32, 330, left ? light : darker(stone, 0.18)) +
      share(window, cx, -190) +
      share(window, cx, -36) +
      rect(cx - 68, -168, 136, 8, darker(stone, 0.3)) +
      rect(cx - 72, -344, 144, 16, light) +
      rect(cx - 72, -329, 144, 7, darker(stone, 0.32)) +
      chhatri(cx, -346, 0.82, body)
    );
  };
  return at(
    x,
    y,
    scale,
    stroke('M-146 -416H150', stone, 21, { 'stroke-dasharray': '.1 24' }),
    chhatri(0, -410, 1.15, stone),
    chhatri(-96, -410, 0.56, stone),
    chhatri(96, -410, 0.56, stone),
    rect(-156, -404, 312, 404, paler(stone, 0.08)),
    poly('-170,-396 170,-396 156,-414 -156,-414', light),
    rect(-170, -397, 340, 8, darker(stone, 0.3)),
    archway(0, 0, 196, 330, view || C.peach, mix(C.line, C.sand, 0.35), 4),
    side(true),
    side(false),
  );
}
