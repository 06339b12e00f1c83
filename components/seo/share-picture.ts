import type { Page } from '@/content/page';
import { type SceneName, sceneAlt } from '@/content/scenes';
import { school } from '@/content/school';

/** The size that every network shows whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture of a page, made by `tools/demo`. */
export function shareFile(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replace(/[/?=]/g, '-');
  return `/og/${name}.jpg`;
}

export const shareAlt = (title: string, scene: SceneName) => `${title}: ${sceneAlt(scene)}`;

/** The words under a page's title: where it stands, or where the school does. */
export function captionOf({ path, room }: Pick<Page, 'path' | 'room'>): string[] {
  const { name, address } = school;
  if (path === '/') return [`${address.locality}, ${address.district}`, school.board];
  return room ? [name, room] : [name];
}
