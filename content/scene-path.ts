import { scenePhoto } from './live-facts';
import { photographs } from './photographs';
import type { SceneName } from './scenes';

/**
 * The school's photograph of a scene, or its drawing. Kept out of scenes.ts, whose texts would then be
 * in the scripts of every app, through the error pages.
 */
export function scenePath(scene: SceneName): string {
  const live = scenePhoto(scene);
  if (live) return live.picture;
  const photograph = photographs[scene];
  return photograph ? `/photos/${photograph.file}` : `/art/${scene}.svg`;
}

/** The same picture as a small file. */
export const smallScene = (scene: SceneName): string =>
  scenePath(scene).replace(/^\/(?:media|files|photos)\/.*/, (path) => {
    return `/_next/image?url=${encodeURIComponent(path)}&w=828&q=75`;
  });
