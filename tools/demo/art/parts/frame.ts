import { at, svg } from '../markup';
import type { Mood } from '../mood';
import { settle } from '../share';
import { HEIGHT, WIDTH, wash } from './sky';

/** Every scene is one sheet of this size, with the light of its hour laid over it. */
export const sheet = (mood: Mood, ...layers: string[]): string =>
  settle(svg(WIDTH, HEIGHT, ...layers, wash(mood)));

/** Moves the layers up, so that people stay in view when the sheet is cropped to a band. */
export const lifted = (by: number, ...layers: string[]): string => at(0, -by, 1, ...layers);

export interface Scene {
  name: string;
  mood: Mood;
  draw: (mood: Mood) => string;
}
