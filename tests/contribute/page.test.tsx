import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import Contribute, { metadata } from '@/app/contribute/page';
import TaxBenefit, { metadata as taxMetadata } from '@/app/contribute/tab/1/page';
import { parse } from '../ui/parse';

const donate = parse(renderToStaticMarkup(<Contribute />));
const tax = parse(renderToStaticMarkup(<TaxBenefit />));
const headings = (page: Document, tag: string) =>
  [...page.querySelectorAll(tag)].map((each) => each.textContent);

describe('the contribute page', () => {
  test('has the tabs Donate and Tax Benefit, each at an address of its own', () => {
    const tabs = [...donate.querySelectorAll('.tab')];
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Donate', '/contribute'],
      ['Tax Benefit', '/contribute?tab=1'],
    ]);
    expect(donate.querySelector('.tab[aria-current]')?.textContent).toBe('Donate');
    expect(tax.querySelector('.tab[aria-current]')?.textContent).toBe('Tax Benefit');
    expect(metadata.alternates?.canonical).toBe('/contribute');
    expect(taxMetadata.alternates?.canonical).toBe('/contribute?tab=1');
    expect(taxMetadata.title).not.toBe(metadata.title);
    expect(taxMetadata.description).not.toBe(metadata.description);
  });

  test('shows five causes with what they cost', () => {
    expect(headings(donate, '.cause h3')).toEqual([
      'New University',
      'Upcoming University',
      'Cow Care',
      'Sponsor a Child',
      'Nature Care',
    ]);
    const words = donate.querySelector('.causes')?.textContent ?? '';
    for (const fact of ['Rs. 21,000 a year', 'Rs. 1.2 lakh', 'residential charges', '15 trees']) {
      expect(words, fact).toContain(fact);
    }
  });

  test('explains 80G as it stands and 35AC as a benefit of the past', () => {
    expect(headings(tax, '.tax-parts h3')).toEqual([
      '80G exemption',
      '35AC benefit',
      'Official receipt',
      'Newsletters',
    ]);
    const words = tax.querySelector('.tax-parts')?.textContent ?? '';
    expect(words).toContain('Donations above Rs.500 qualify for 80-G exemption.');
    expect(words).toContain('It belongs to the past');
    expect(words).toContain('31 March 2017');
    expect(tax.querySelector('.causes')).toBeNull();
  });

  test.each([
    ['Donate', donate],
    ['Tax Benefit', tax],
  ])('offers both ways of giving on the tab %s', (_, page) => {
    const ways = [...page.querySelectorAll('ui-swap .giving-links a')];
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Pay Online', '/donate-register'],
      ['Direct Bank Transfer', '/direct-bank-transfer'],
    ]);
  });
});
