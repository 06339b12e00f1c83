import { expect, it } from 'vitest';
import ApplyNow from '@/app/careers/apply-now/page';
import ContactUs from '@/app/contact-us/page';
import DonateRegister from '@/app/donate-register/page';
import Register from '@/app/register/page';
import { noticeFor } from '@/content/notices/notices';
import { NOTICE_VERSIONS } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { attributes, pageWith } from '../ui/render';

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ');

it.each([
  ['contact', ContactUs, 'form input, form select, form textarea'],
  ['careers', ApplyNow, 'form input, form select, form textarea'],
  ['register', Register, 'form input, form select, form textarea'],
  // The amount comes first; the notice is read before sending.
  ['donate', DonateRegister, 'form button[type=submit]'],
] as const)(
  'the page of the form %s has the notice in both languages before its first field or its button',
  async (form, page, after) => {
    const document = await pageWith({}, page);
    const notice = document.querySelector('#notice');
    const next = document.querySelector(after);
    if (!notice || !next) throw new Error('there is no notice, or no form');
    const order = notice.compareDocumentPosition(next);
    expect(order & notice.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(plain(notice.textContent)).toContain(`Version ${NOTICE_VERSIONS[form]}`);
    expect(attributes(notice, 'details', 'lang')).toEqual([null, 'hi']);
    const { en, hi, policies } = noticeFor(form, RETENTION);
    for (const [at, { items }] of [en, hi].entries()) {
      const shown = notice.querySelectorAll('details')[at];
      for (const words of items.flatMap(({ term, says }) => [term, says].flat())) {
        expect(plain(shown?.textContent)).toContain(plain(words));
      }
      expect(attributes(shown, '.notice-policies a')).toEqual(policies);
    }
  },
);
