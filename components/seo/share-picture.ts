import { existsSync } from 'node:fs';
import type { Page } from '@/content/page';
import { type SceneName, sceneAlt } from '@/content/scenes';
import { school } from '@/content/school';

/** Shown uncropped by all networks. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The page whose picture is used: the page itself, its section, or the home page. */
export function pictureOwner(path: string): string {
  const section = `/${path.split(/[/?]/)[1]}`;
  return [path, section].find((one) => existsSync(`public${shareFile(one)}`)) ?? '/';
}

/** The picture of a page, made by `tools/demo`. */
export function shareFile(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1).replace(/[/?=]/g, '-');
  return `/og/${name}.jpg`;
}

export const shareAlt = ({ title, scene }: { title: string; scene: SceneName }) =>
  `${title}: ${sceneAlt(scene)}`;

/** @internal The caption under a page's title: its section, or the town of the school. For tools/demo. */
export function captionOf({ path, room }: Pick<Page, 'path' | 'room'>): string[] {
  const { name, address } = school;
  if (path === '/') return [`${address.locality}, ${address.district}`, school.board];
  return room ? [name, room] : [name];
}
