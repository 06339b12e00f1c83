import { describe, expect, it } from 'vitest';
import ApplyNow from '@/app/careers/apply-now/page';
import ContactUs from '@/app/contact-us/page';
import DonateRegister from '@/app/donate-register/page';
import Register from '@/app/register/page';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { pageWith } from '../ui/render';

const controls = DEFAULT_FORM_CONTROLS.map(({ key }) => ({ key, field_name: '', status: 1 }));

/** The controls that each name is valid on: the table in the HTML standard's autofill section. */
const TEXT = ['text', 'search', 'select'];
const CONTROLS: Record<string, readonly string[]> = {
  name: TEXT,
  'given-name': TEXT,
  'family-name': TEXT,
  'one-time-code': TEXT,
  'street-address': ['textarea'],
  'address-line1': TEXT,
  'address-level1': TEXT,
  'address-level2': TEXT,
  'postal-code': TEXT,
  'country-name': TEXT,
  'transaction-amount': [...TEXT, 'number'],
  'tel-country-code': TEXT,
  'tel-national': TEXT,
  tel: [...TEXT, 'tel'],
  email: [...TEXT, 'email'],
};

const forms = {
  '/contact-us': ContactUs,
  '/careers/apply-now': ApplyNow,
  '/register': Register,
  '/donate-register': DonateRegister,
};

async function controlsOf(page: () => React.ReactNode | Promise<React.ReactNode>) {
  const document = await pageWith({ 'form-controls': controls }, page);
  return [...document.querySelectorAll('input, select, textarea')].map((control) => ({
    kind: control.getAttribute('type') ?? control.tagName.toLowerCase(),
    autofill: control.getAttribute('autocomplete') ?? '',
  }));
}

describe.each(Object.entries(forms))('the form of %s', (_, page) => {
  it('uses only autocomplete values that the standard allows on each control', async () => {
    const named = (await controlsOf(page)).filter(
      ({ autofill }) => !['', 'off'].includes(autofill),
    );
    const wrong = named.filter(({ kind, autofill }) => {
      const [name = ''] = autofill.split(' ').slice(-1);
      return !CONTROLS[name]?.includes(kind);
    });
    expect(named.length).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });

  it('asks browsers for the whole number, with its country', async () => {
    const phones = (await controlsOf(page)).filter(({ kind }) => kind === 'tel');
    expect(phones[0]).toEqual({ kind: 'tel', autofill: 'tel' });
  });
});
