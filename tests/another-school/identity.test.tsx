import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { describe, expect, it, vi } from 'vitest';
import manifest from '@/app/manifest';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { SiteGraph } from '@/components/seo/site-graph';
import { logo, school } from '@/content/school';
import { failure } from '@/lib/school-api/result';
import { siteGraph } from '@/lib/seo/school';
import { readConfig } from '@/school-api/config';
import { render } from '@/school-api/mail/render';

vi.mock('@/lib/school-api/client', () => ({ readCall: async () => failure('network', 'down') }));

/** content/school.ts as on disk; the modules under test read another school's values. */
const source = readFileSync('content/school.ts', 'utf8').replace(/name: '[^']*', url/g, 'url');
const replaced = [...source.matchAll(/'([^'\n]{7,})'/g)].flatMap(([, value = '']) =>
  JSON.stringify([school, logo]).includes(value) ? [] : [value],
);

function expectNothingReplacedIn(text: string): void {
  expect(replaced.filter((value) => text.includes(value))).toEqual([]);
}

type PageModule = { default: () => ReactNode | Promise<ReactNode> };

const pages = import.meta.glob<PageModule>('../../app/**/page.tsx');
const fixed = Object.entries(pages).filter(([path]) => !path.includes('['));

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

describe('with the values of another school', () => {
  it('replaces the demo’s name and many of its values', () => {
    expect(replaced.length).toBeGreaterThan(15);
    expect(school.name).toBe('Banyan Valley School');
  });

  it.each(fixed)('%s does not mention the demo school', async (_path, load) => {
    const { default: Page, ...head } = await load();
    const html = await htmlOf(<Page />);
    expectNothingReplacedIn(html + JSON.stringify(head));
    // A document of the demo.
    expect(html).not.toContain('/media/files/syllabus-');
  });

  it('is named in the frame of every page', async () => {
    const html = await htmlOf([
      <Header key="header" />,
      <Footer key="footer" year={2031} />,
      <SiteGraph key="graph" />,
    ]);
    for (const value of [school.name, school.phones[0], school.admissionsEmail]) {
      expect(html).toContain(value);
    }
    expectNothingReplacedIn(html);
  });

  it('is named in manifest and structured data', () => {
    expect(manifest()).toMatchObject({
      name: school.name,
      short_name: school.shortName,
      theme_color: '#123456',
      background_color: '#fafafa',
    });
    expectNothingReplacedIn(JSON.stringify(siteGraph(school, 'https://school.example')));
  });

  it('is used in emails: sender, office, name, phone, session, colours', () => {
    const { mail } = readConfig({});
    const { from, office, school: named } = mail;
    expect([from, office]).toEqual([school.noReplyEmail, school.email]);
    const { name, session, phones } = school;
    expect(named).toMatchObject({ name, session, phone: phones[0] });
    const data = { applicantName: 'Asha', vacancy: 'Librarian' };
    const html = render('job-acknowledgement', data, named)?.html ?? '';
    for (const value of [school.name, school.phones[0], '#123456']) expect(html).toContain(value);
    expectNothingReplacedIn(html);
  });
});
