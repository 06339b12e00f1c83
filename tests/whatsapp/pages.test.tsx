// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RegisterBox } from '@/components/admissions/page/register-box';
import { AlbumPage } from '@/components/albums/album-page';
import { ContactPage } from '@/components/contact/contact-page';
import { ContributePage } from '@/components/contribute/contribute-page';
import { DONATE } from '@/components/contribute/contribute-tabs';
import { NewsArticle } from '@/components/news/news-article';
import { Failure } from '@/components/payments/failure';
import type { Unpaid } from '@/components/payments/use-payment-status';
import { setLiveFacts } from '@/content/live-facts';
import { payments } from '@/content/payments';
import type { SafeHtml } from '@/lib/html/safe-html';

afterEach(() => {
  cleanup();
  setLiveFacts({});
});

const item = {
  slug: 'a-day',
  title: 'A day by the river',
  publishedAt: '2026-11-01',
  picture: null,
  paragraphs: [],
  metaDescription: '',
  content: '' as SafeHtml,
};

const unpaid: Unpaid = {
  purpose: 'donation',
  orderId: 'order_1',
  payment: null,
  end: () => undefined,
  dismissed: false,
  statusByOrder: false,
};
const copy = { heading: 'Payment', doNotPayAgain: 'Do not pay again.' };
const action = { label: payments.failure.retry, onClick: () => undefined };

const siteUrl = 'https://school.example.org';
const album = {
  slug: 'sports-1',
  title: 'Sports day',
  day: null,
  text: '',
  metaDescription: '',
  photos: [],
};
const trees = {
  id: 'trees',
  heading: 'Trees',
  text: '',
  amount: '',
  picture: { src: '/art/map.svg', alt: '' },
  suggestedRupees: [],
  does: '',
  goal: null,
  lastDay: '',
  closed: false,
};

const shared = [
  [
    'a news item',
    <NewsArticle key="1" item={item} siteUrl={siteUrl} />,
    'A day by the river',
    '/news-event/detail/a-day',
  ],
  [
    'an album',
    <AlbumPage key="2" read={{ ok: true, data: album, stale: false }} siteUrl={siteUrl} />,
    'Sports day',
    '/news-event/albums/sports-1',
  ],
  [
    'a purpose',
    <ContributePage key="3" tab={DONATE} purposes={[trees]} isWhole siteUrl={siteUrl} />,
    'Trees',
    '/donate-register?cause=trees',
  ],
] as const;

const failure = <Failure {...{ copy, action, amount: null, stepChanged: false }} unpaid={unpaid} />;

const places = [
  ['the contact page', <ContactPage key="4" siteKey={null} noticeVersion="" />],
  ['the admission page', <RegisterBox key="5" />],
  ['a failed payment', failure],
  ...shared.map(([place, page]) => [place, page] as const),
] as const;

const links = () =>
  screen
    .queryAllByRole('link', { name: /WhatsApp/ })
    .map((link) => new URL(link.getAttribute('href') ?? ''));

describe('WhatsApp', () => {
  it.each(places)('is a plain link on %s, which begins a message and is not printed', (_, page) => {
    setLiveFacts({ whatsApp: '+91 98765 43210' });
    render(page);
    const [link] = links();
    expect(link?.origin).toBe('https://wa.me');
    expect(['/', '/919876543210']).toContain(link?.pathname);
    expect(link?.searchParams.get('text')).not.toBe('');
    const [shown] = screen.queryAllByRole('link', { name: /WhatsApp/ });
    expect(shown?.dataset.print).toBe('none');
  });

  it.each(places)('is not on %s of a school without a number', (_, page) => {
    setLiveFacts({ whatsApp: '' });
    render(page);
    expect(links()).toEqual([]);
  });

  it.each(shared)('%s shares its title and address', (_, page, title, path) => {
    render(page);
    expect(links()[0]?.searchParams.get('text')).toBe(`${title} ${siteUrl}${path}`);
  });

  it('names the order of a failed payment', () => {
    render(failure);
    expect(links()[0]?.searchParams.get('text')).toContain('order_1');
  });
});
