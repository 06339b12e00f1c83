import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Contribute, { metadata } from '@/app/contribute/page';
import TaxBenefit, { metadata as taxMetadata } from '@/app/contribute/tab/1/page';
import { parse } from '../ui/parse';

test.each([
  [0, '/contribute', <Contribute key="donate" />, metadata],
  [1, '/contribute?tab=1', <TaxBenefit key="tax" />, taxMetadata],
])(
  'tab %i of the contribute page is current at %s and offers both ways of giving',
  (at, address, element, head) => {
    const page = parse(renderToStaticMarkup(element));
    const tabs = [...page.querySelectorAll('.tab')];
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/contribute',
      '/contribute?tab=1',
    ]);
    expect(tabs.findIndex((tab) => tab.hasAttribute('aria-current'))).toBe(at);
    expect(head.alternates?.canonical).toBe(address);
    const ways = [...page.querySelectorAll('ui-swap .giving-links a')];
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/donate-register',
      '/direct-bank-transfer',
    ]);
  },
);
