import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { footerColumns } from '@/content/footer';
import { isMenu, navigation } from '@/content/navigation';
import { readNames, readResponse } from '@/contract';
import { aliasPaths, contractPaths, entryPages, tabVariants } from '@/lib/page-cache/route-table';
import { redirects } from '@/lib/page-cache/variants';
import { answer } from '@/scripts/views/records';
import { readModules } from './modules';

/** The public URLs, spelled out rather than derived from the table under test. */
const promised = `
  / /about /about/welcome /admission /register
  /student-life /student-life/sports-life /student-life/yoga-meditation
  /student-life/retreat-camps /student-life/spiritual-practice /student-life/activites
  /student-life/campus /student-life/alumini /student-life/our-care
  /facility /facility/acedemics /facility/sports-fitness /facility/arts-music
  /facility/eco-friendly /facility/laboratory /facility/international-standard
  /facility/inhouse-temple /facility/health-care
  /acedemics /acedemics/curriculum /acedemics/departments /acedemics/faculty /acedemics/results
  /acedemics/publications
  /contact-us /careers /careers/apply-now /news-event /news-event/detail/{slug} /vedic-gurukulam
  /competition /guest-house /weekly-schedule /syllabus /contribute /direct-bank-transfer
  /donate-register
`
  .trim()
  .split(/\s+/);

const known = new Set<string>([...contractPaths, ...aliasPaths]);
const pathOf = (href: string) => href.split(/[?#]/)[0] ?? '';

/** The file of app/ that renders a path: its own page, or a section's [tab] page. */
function pageOf(path: string): string | undefined {
  const file = path.replace('{slug}', '[slug]');
  const own = `app${file === '/' ? '' : file}/page.tsx`;
  const named = `app${dirname(file)}/[tab]/page.tsx`;
  return [own, named].find(existsSync);
}

describe('the route table', () => {
  it('names each path once', () => {
    expect(contractPaths).toEqual(expect.arrayContaining(promised));
    expect(known.size).toBe(contractPaths.length + aliasPaths.length);
  });

  it('renders whole pages ahead, each cached under its own path', () => {
    expect(entryPages).toContain('/');
    expect(contractPaths).toEqual(expect.arrayContaining([...entryPages]));
    for (const path of entryPages) expect(path).not.toMatch(/[?{]/);
  });

  it.each(contractPaths)('%s has a page', (path) => {
    expect(pageOf(path)).toBeDefined();
  });

  it('includes every page of app/, except those reached only by a rewrite', async () => {
    const inner = (await redirects()).map(({ source }) => source.replace(/:\w+.*$/, ''));
    const pages = [...readModules().keys()]
      .filter((path) => /^app\/.*page\.tsx$/.test(path))
      .map((path) => path.replace(/^app/, '').replace(/\/page\.tsx$/, '') || '/');
    const unknown = pages.filter(
      (path) =>
        !known.has(path.replace('[slug]', '{slug}')) &&
        !path.endsWith('/[tab]') &&
        // Its addresses are secrets.
        path !== '/preview/[token]' &&
        !inner.some((start) => path.startsWith(start.replace(/\/$/, ''))),
    );
    expect(unknown).toEqual([]);
  });

  it('includes every address in navigation and footer', () => {
    const links = navigation.flatMap((entry) => (isMenu(entry) ? entry.items : [entry]));
    const footer = footerColumns
      .flatMap(({ entries }) => entries)
      .flatMap(({ href, external }) => (href && !external ? [{ href }] : []));
    for (const { href } of [...links, ...footer]) {
      expect(known, href).toContain(pathOf(href));
      if (href.includes('?tab=')) expect(tabVariants).toContain(href);
    }
  });
});

describe('the odd records behind them', () => {
  it.each(readNames)('%s is accepted by the contract', (name) => {
    for (const count of [0, 1, 3, 60]) {
      const read = readResponse(name, answer(name, count));
      expect(read.ok && read.skipped, `${count}`).toEqual([]);
    }
  });
});
