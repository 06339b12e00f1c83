import { choose, focus } from './act';
import { facts, one } from './facts';
import { point } from './point';
import { pageErrors, watch } from './watch';

/** Functions that run in the page; bundled and injected into each page. */
const walk = { facts, one, point, choose, focus, pageErrors };
export type Walk = typeof walk;

if (!Reflect.has(window, 'walk')) {
  Reflect.set(window, 'walk', walk);
  watch();
}
