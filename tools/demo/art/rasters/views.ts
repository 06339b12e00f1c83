import { MOODS, type MoodName } from '../mood';
import { SCENES } from '../scenes';
import { crop, type Picture } from './picture';

/** Scene, hour, then the left edge, upper edge and width of the visible part. */
export type View = readonly [
  scene: string,
  hour: MoodName | 'own',
  x: number,
  y: number,
  width: number,
];

function draw([name, hour, x, y, width]: View, ratio: number): string {
  const scene = SCENES.get(name);
  if (!scene) throw new Error(`no scene is called ${name}`);
  return crop(scene.draw(hour === 'own' ? scene.mood : MOODS[hour]), x, y, width, ratio);
}

export function pictureOf(file: string, view: View, width: number, height: number): Picture {
  return { file, width, height, source: () => draw(view, width / height) };
}
