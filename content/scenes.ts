import { DRAWINGS } from '@/contract/facts/drawings';
import { scenePhoto } from './live-facts';
import { photographs } from './photographs';

export type SceneName = keyof typeof DRAWINGS;

const isScene = (name: string): name is SceneName => Object.hasOwn(DRAWINGS, name);
export const sceneNames: readonly SceneName[] = Object.keys(DRAWINGS).filter(isScene);

/** The text of the bundled picture, as on the pictures for sharing. */
export const sceneAlt = (scene: SceneName): string => photographs[scene]?.alt ?? DRAWINGS[scene];

/** The alternative text is the scene's unless the page passes one or the photograph has its own. */
export const picture = <Name extends SceneName>(scene: Name, alt: string = sceneAlt(scene)) => ({
  scene,
  get alt() {
    return scenePhoto(scene)?.alt ?? alt;
  },
});
