import { describe, expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { ownerOf } from '@/lib/page-cache/addresses';
import {
  aliasPaths,
  contractPaths,
  queryVariants,
  tabVariants,
} from '@/lib/page-cache/route-table';
import { redirects, renderedPath, rewrites } from '@/lib/page-cache/variants';
import { readModules } from '../structure/modules';
import { listed } from '../support/listed';

const answering = /^app(\/.*)?\/(?:page\.tsx|route\.ts|manifest\.ts|robots\.ts)$/;
const special: Record<string, string> = {
  'manifest.ts': '/manifest.webmanifest',
  'robots.ts': '/robots.txt',
};

const routes = [...readModules().keys()].flatMap((file) => {
  const found = answering.exec(file);
  if (!found) return [];
  const [, folder = ''] = found;
  const name = file.slice(file.lastIndexOf('/') + 1);
  return [{ file, path: special[name] ?? (folder || '/') }];
});

describe('the owner of an address', () => {
  it('is known for each route of app/', () => {
    expect(routes.length).toBeGreaterThan(40);
    for (const { file, path } of routes) {
      const examples = examplesOf(path);
      expect(examples, file).not.toEqual([]);
      for (const example of examples) {
        expect(ownerOf(example), `${file}: ${example}`).not.toBe('nobody');
      }
    }
  });

  it('is the store for every page and machine file, and for news items', () => {
    const files = listed(`
      /feed.xml | /calendar.ics | /sitemap.xml | /manifest.webmanifest | /.well-known/security.txt
    `);
    const items = ['/news-event/detail/annual-day', '/news-event/detail/x%20y'];
    for (const path of [...contractPaths, ...aliasPaths, ...files, ...items]) {
      expect(ownerOf(path), path).toBe('store');
    }
  });

  it.each(
    listed(`
      /api/healthz | /media/a.jpg | /files/a.pdf | /robots.txt | /sandbox/x | /_next/image
    `),
  )('is the framework for %s', (path) => expect(ownerOf(path)).toBe('next'));

  it.each(
    listed(`
      /nowhere | /apis | /about/none | /news-event/detail | /news-event/detail/a/b | /.env
    `),
  )('is nobody for %s', (path) => expect(ownerOf(path)).toBe('nobody'));
});

describe('the rendered path', () => {
  it.each([...tabVariants, ...queryVariants])(
    'of %s is where the framework rewrites it',
    async (address) => {
      const { pathname, search, searchParams } = new URL(address, 'http://localhost');
      const { beforeFiles } = await rewrites();
      const rule = beforeFiles.find(
        ({ source, has: [{ key, value }] }) =>
          source === pathname && new RegExp(`^${value}$`).test(searchParams.get(key) ?? ''),
      );
      const value = searchParams.get(rule?.has[0].key ?? '') ?? '';
      const rewritten = rule?.destination.replace(':value', value) ?? pathname;
      expect(renderedPath(pathname, search.slice(1))).toBe(rewritten);
    },
  );

  it.each([...tabVariants, ...queryVariants])(
    'of %s redirects to it, unless it has an address of its own',
    async (address) => {
      const { pathname, search } = new URL(address, 'http://localhost');
      const inner = renderedPath(pathname, search.slice(1));
      const found = (await redirects()).flatMap(({ source, destination }) => {
        const pattern = new RegExp(`^${source.replace(/:value(.*)/, '(?<value>$1)')}$`);
        const match = pattern.exec(inner);
        return match ? [destination.replace(':value', match.groups?.value ?? '')] : [];
      });
      const isPublic = [...contractPaths, ...aliasPaths].includes(inner);
      expect(found).toEqual(isPublic ? [] : [address]);
    },
  );

  it('is the address itself if the query selects nothing', () => {
    for (const path of contractPaths) {
      for (const query of ['', 'tab=999', 'tab=', 'page=0', 'page=1e3', 'year=x', 'utm_source=a']) {
        expect(renderedPath(path, query), `${path}?${query}`).toBe(path);
      }
    }
  });
});

/** Example values for a dynamic segment, from the page table. */
function examplesOf(path: string): string[] {
  if (path.endsWith('/[tab]')) {
    const section = path.slice(0, -'[tab]'.length);
    const known = [...contractPaths, ...pages.flatMap(({ rendered }) => rendered ?? [])];
    return known.filter((one) => one.startsWith(section));
  }
  return [path.replace(/\[\.\.\.\w+\]/, 'a/b').replace(/\[\w+\]/, '2')];
}
