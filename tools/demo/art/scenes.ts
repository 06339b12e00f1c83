import { readdirSync } from 'node:fs';
import type { Scene } from './parts/frame';

const FOLDER = new URL('scenes/', import.meta.url);

async function load(file: string): Promise<[string, Scene]> {
  const { default: scene }: { default: Scene } = await import(new URL(file, FOLDER).href);
  return [file.replace('.ts', ''), scene];
}

export const SCENES = new Map(await Promise.all(readdirSync(FOLDER).sort().map(load)));
