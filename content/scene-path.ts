import { photographs } from './photographs';
import type { SceneName } from './scenes';

/**
 * The school's photograph of a scene, or its drawing. Not in scenes.ts, whose texts would then be in the
 * scripts of each app: these have the error pages.
 */
export function scenePath(scene: SceneName): string {
  const photograph = photographs[scene];
  return photograph ? `/photos/${photograph.file}` : `/art/${scene}.svg`;
}
