import { at, svg } from '../markup';
import { MOODS, type Mood, type MoodName } from '../mood';
import { settle } from '../share';
import { HEIGHT, WIDTH, wash } from './sky';

export interface Scene {
  mood: Mood;
  draw: (mood: Mood) => string;
}

/** Every scene has this size, with its hour's light laid over it. */
export const scene = (hour: MoodName | Mood, layers: (mood: Mood) => string[]): Scene => ({
  mood: typeof hour === 'string' ? MOODS[hour] : hour,
  draw: (mood) => settle(svg(WIDTH, HEIGHT, ...layers(mood), wash(mood))),
});

/** Moves the layers up, so that people stay in view when the sheet is cropped to a band. */
export const lifted = (by: number, ...layers: string[]): string => at(0, -by, 1, ...layers);
