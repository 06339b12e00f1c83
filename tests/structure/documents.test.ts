import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleFor } from '@/lib/page-cache/routes';
import { isClient, reachable, readModules } from './modules';

const modules = readModules();
const frames = ['layout.tsx', 'not-found.tsx', 'template.tsx', 'loading.tsx'];

/** `app/news-event/detail/[slug]/page.tsx` → `/news-event/detail/[slug]`. */
function routeOf(page: string): string {
  return dirname(page).slice('app'.length) || '/';
}

function partsOf(page: string): string[] {
  const parts = [page];
  for (let folder = dirname(page); ; folder = dirname(folder)) {
    parts.push(...frames.map((name) => `${folder}/${name}`).filter((path) => modules.has(path)));
    if (folder === 'app') return parts;
  }
}

const areClients = (paths: readonly string[]) =>
  paths.filter((path) => isClient(modules.get(path) ?? { source: '' }));

const pages = [...modules.keys()].filter((path) => /^app\/.*page\.tsx$/.test(path));
const documents = pages.filter((page) => ruleFor(routeOf(page)).kind === 'document');

describe('documents', () => {
  it('exist', () => {
    expect(documents).toContain('app/news-event/page.tsx');
  });

  it.each(documents)('%s has no client component below it', (page) => {
    expect(areClients(reachable(modules, partsOf(page)))).toEqual([]);
  });

  it('would find a client component', () => {
    expect(areClients([...modules.keys()])).not.toEqual([]);
  });
});
