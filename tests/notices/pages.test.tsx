import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import ApplyNow from '@/app/careers/apply-now/page';
import ContactUs from '@/app/contact-us/page';
import DonateRegister from '@/app/donate-register/page';
import Register from '@/app/register/page';
import { noticeFor } from '@/content/notices/notices';
import { school } from '@/content/school';
import { DEFAULT_FORM_CONTROLS, NOTICE_VERSIONS } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { parse } from '../ui/parse';

const controls = DEFAULT_FORM_CONTROLS.map(({ key, label }) => ({
  ...{ key, field_name: label, status: true },
}));
vi.mock('@/lib/school-api/client', () => ({
  readCall: async (name: string) =>
    name === 'form-controls'
      ? { ok: true, data: controls }
      : { ok: false, error: { kind: 'network', message: '' } },
}));

const pages = {
  contact: ContactUs,
  careers: ApplyNow,
  register: Register,
  donate: DonateRegister,
};

const namesOf = ['contact', 'careers', 'register', 'donate'] as const;

describe.each(namesOf)('the page of the form %s', (form) => {
  const open = async () => parse(renderToStaticMarkup(await pages[form]()));
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

  it('has the notice in its HTML, before the first field of the form', async () => {
    const page = await open();
    const notice = page.querySelector('#notice');
    const first = page.querySelector('form input, form select, form textarea');
    if (!notice || !first) throw new Error('there is no notice, or no form');
    const order = notice.compareDocumentPosition(first);
    expect(order & notice.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(plain(notice.textContent)).toContain(`Version ${NOTICE_VERSIONS[form]}`);
  });

  it('opens it in English and in Hindi, each marked as such, without scripts', async () => {
    const [english, hindi, ...others] = (await open()).querySelectorAll('#notice details');
    expect(others).toEqual([]);
    expect(english?.getAttribute('lang')).toBeNull();
    expect(hindi?.getAttribute('lang')).toBe('hi');
    for (const [shown, text] of [
      [english, noticeFor(form, RETENTION).en],
      [hindi, noticeFor(form, RETENTION).hi],
    ] as const) {
      for (const { term, says } of text.items) {
        for (const words of [term, ...[says].flat()]) {
          expect(plain(shown?.textContent)).toContain(plain(words));
        }
      }
      const links = [...(shown?.querySelectorAll('.notice-policies a') ?? [])];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(
        noticeFor(form, RETENTION).policies,
      );
    }
  });

  it('names rights, complaints, the Board and the school in both languages', () => {
    const said = (['en', 'hi'] as const).map((language) =>
      noticeFor(form, RETENTION)
        [language].items.flatMap(({ term, says }) => [term, ...[says].flat()])
        .join(' '),
    );
    for (const text of said) {
      for (const fact of [school.name, school.email, school.address.street]) {
        expect(text).toContain(fact);
      }
      expect(text).toContain('Data Protection Board of India');
    }
    expect(said[1]).toContain('भारतीय डाटा संरक्षण बोर्ड');
  });
});

it('links terms and refunds where money is paid', () => {
  for (const form of ['register', 'donate'] as const) {
    expect(noticeFor(form, RETENTION).policies).toEqual(['/privacy', '/terms', '/refund-policy']);
  }
});
