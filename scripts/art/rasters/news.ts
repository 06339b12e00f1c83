import { MOODS, type MoodName } from '../mood';
import { SCENES } from '../scenes';
import { crop, type Picture } from './picture';

/** Scene, hour, and the left, upper edge and width of the part shown; 3:2. */
type View = readonly [scene: string, mood: MoodName, x: number, y: number, width: number];

const VIEWS: readonly View[] = [
  ['shikhara', 'gold', 180, 20, 1240],
  ['gita-recital', 'dawn', 260, 100, 1080],
  ['campus-gate', 'morning', 240, 60, 1200],
  ['classroom-tree', 'noon', 300, 60, 1000],
  ['yoga-sunrise', 'gold', 240, 80, 1120],
  ['library', 'morning', 380, 120, 1000],
  ['river-steps', 'dusk', 560, 150, 1040],
  ['map', 'morning', 280, 40, 1200],
];

export function view([name, mood, x, y, width]: View, ratio: number): string {
  const scene = SCENES.find((s) => s.name === name);
  if (!scene) throw new Error(`no scene is called ${name}`);
  return crop(scene.draw(MOODS[mood]), x, y, width, ratio);
}

export const NEWS: readonly Picture[] = Array.from({ length: 27 }, (_, i) => ({
  file: `news/${String(i + 1).padStart(2, '0')}.webp`,
  width: 1200,
  height: 800,
  source: () => view(VIEWS[i % VIEWS.length] ?? ['shikhara', 'dawn', 125, 0, 1350], 1.5),
}));
