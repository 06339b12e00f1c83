import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Privacy from '@/app/privacy/page';
import RefundPolicy from '@/app/refund-policy/page';
import Terms from '@/app/terms/page';
import { policyLinks } from '@/content/footer';
import { school } from '@/content/school';
import { readConfig } from '@/school-api/config';
import { limitsAt } from '@/school-api/retention/limits';
import { parse } from '../ui/parse';

const pages = { '/privacy': Privacy, '/terms': Terms, '/refund-policy': RefundPolicy };
const textOf = (Page: () => React.ReactNode) =>
  (parse(renderToStaticMarkup(<Page />)).body.textContent ?? '').replaceAll('\u00a0', ' ');

describe.each(Object.entries(pages))('%s', (path, Page) => {
  it('is linked in the last line of the footer', () => {
    expect(policyLinks.map(({ href }) => href)).toContain(path);
  });

  it('names the school with its address and how to reach it', () => {
    for (const fact of [school.name, school.address.street, school.email, school.phones[0]]) {
      expect(textOf(Page)).toContain(fact);
    }
  });

  it('is dated and numbered', () => {
    const page = parse(renderToStaticMarkup(<Page />));
    expect(page.querySelector('time')?.getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(page.querySelector('.policy-version')?.textContent).toMatch(/^Version \d+, in force/);
  });
});

describe('the periods of the privacy policy', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const limits = limitsAt(now, readConfig({}).retention);
  const days = (then: Date) => Math.round((now.getTime() - then.getTime()) / 86_400_000);

  it('are those after which the school API erases', () => {
    const text = textOf(Privacy);
    expect(text).toContain(`One-time codes: ${days(limits.codes)} day.`);
    expect(text).toContain(`never paid: ${days(limits.applications)} days.`);
    const months = (now.getUTCFullYear() - limits.cvs.getUTCFullYear()) * 12;
    expect(text).toContain(`CVs: ${months} months.`);
  });
});

describe('the refund policy', () => {
  it('says what the other pages say: fee and gifts are non-refundable', () => {
    expect(textOf(RefundPolicy)).toContain('The registration fee is non-refundable.');
    expect(textOf(RefundPolicy)).toContain('Donations are non-refundable.');
  });
});
