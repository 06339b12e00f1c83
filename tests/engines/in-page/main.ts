import { choose, focus } from './act';
import { facts, one } from './facts';
import { point } from './point';
import { complaintsSoFar, watch } from './watch';

/** What the walks ask of a page; bundled and put into each page that is opened. */
const walk = { facts, one, point, choose, focus, complaintsSoFar };
export type Walk = typeof walk;

if (!Reflect.has(window, 'walk')) {
  Reflect.set(window, 'walk', walk);
  watch();
}
