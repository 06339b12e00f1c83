import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import Privacy from '@/app/privacy/page';
import RefundPolicy from '@/app/refund-policy/page';
import Terms from '@/app/terms/page';
import { policyLinks } from '@/content/footer';
import { school } from '@/content/school';
import { parse } from '../ui/parse';

const pages = { '/privacy': Privacy, '/terms': Terms, '/refund-policy': RefundPolicy };
const textOf = (Page: () => React.ReactNode) =>
  (parse(renderToStaticMarkup(<Page />)).body.textContent ?? '').replaceAll('\u00a0', ' ');

describe.each(Object.entries(pages))('%s', (path, Page) => {
  it('is linked in the last line of the footer', () => {
    expect(policyLinks.map(({ href }) => href)).toContain(path);
  });

  it('names the school with its address and contact details', () => {
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
