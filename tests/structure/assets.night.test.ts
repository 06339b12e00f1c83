// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scenePath } from '@/content/scene-path';
import { sceneNames } from '@/content/scenes';
import { verses } from '@/content/verses';

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

it('each drawing is well-formed SVG that refers to nothing outside itself and runs nothing', () => {
  for (const file of filesBelow('public/art', '.svg')) {
    const text = readFileSync(file, 'utf8');
    const document = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(document.querySelector('parsererror'), file).toBeNull();
    expect(text, file).not.toMatch(/<(script|text|style|image|foreignObject|a)\b| style=| on\w+=/i);
    const targets = [...text.matchAll(/(?:href="|url\()(#?[^")]*)/g)].map(([, name]) => name ?? '');
    const ids = new Set([...text.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => `#${id}`));
    expect(
      targets.filter((target) => !ids.has(target)),
      file,
    ).toEqual([]);
  }
});

it('each scene has its drawing, in the shape of its frame', () => {
  for (const path of sceneNames.map(scenePath).filter((one) => one.startsWith('/art/'))) {
    expect(readFileSync(`public${path}`, 'utf8'), path).toContain('viewBox="0 0 1600 900"');
  }
});

it('each file that the seed names exists', async () => {
  const modules = filesBelow('school-api/content/seed', '.ts').map(
    (file) => import(`../../${file}`),
  );
  const exported = (await Promise.all(modules)).flatMap((one) => Object.entries(one));
  const records = JSON.stringify(exported.filter(([name]) => name.startsWith('demo')));
  const named = new Set(records.match(/\/media\/[\w./-]+\.\w+/g));
  expect(named).toContain('/media/news/01.webp');
  const missing = [...named].filter((path) => !existsSync(join('school-api/content/seed', path)));
  expect(missing).toEqual([]);
});

it('the verse font was made for the current verses', () => {
  const lines = Object.values(verses).map(({ text }) => text);
  const hash = createHash('sha256').update(lines.join('\n')).digest('hex');
  expect(readFileSync('app/fonts/verse.sha256', 'utf8').trim()).toBe(hash);
});
