import { type SceneName, sceneAlts } from '@/content/scenes';

/** The size that every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture of a page, as `npm run share-pictures` draws it. */
export function shareFile(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replace(/[/?=]/g, '-');
  return `/og/${name}.jpg`;
}

export const shareAlt = (title: string, scene: SceneName) => `${title}: ${sceneAlts[scene]}`;
