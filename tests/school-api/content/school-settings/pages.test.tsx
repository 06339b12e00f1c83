import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { announcementText } from '@/components/layout/announcement-text';
import { ContactLines } from '@/components/layout/contact-lines';
import { FactsBlock } from '@/components/layout/facts-block';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { CallOffice } from '@/components/payments/call-office';
import { SiteGraph } from '@/components/seo/site-graph';
import { about } from '@/content/about';
import { accessibility } from '@/content/accessibility';
import { admission } from '@/content/admission';
import { admissionDay } from '@/content/admission-day';
import { careers } from '@/content/careers';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { home } from '@/content/home';
import { ownSchool, setLiveFacts } from '@/content/live-facts';
import { noticeFor } from '@/content/notices/notices';
import { privacyPolicy } from '@/content/policies/privacy';
import { refundPolicy } from '@/content/policies/refund-policy';
import { terms } from '@/content/policies/terms';
import { register } from '@/content/register';
import { school } from '@/content/school';
import { RETENTION } from '@/contract/facts/retention';
import { schoolFacts } from '@/contract/facts/school-facts';
import { forgetEachTime } from '../../../site-changes/forget';

forgetEachTime();

const facts = schoolFacts.parse({
  session: '2041-42',
  announcedSession: '2041-2042',
  phones: ['+91 98111 22222', '+91 98111 33333'],
  email: 'hello@new.example.edu',
  admissionsEmail: 'join@new.example.edu',
  address: {
    street: '7 New Road',
    locality: 'Newtown',
    district: 'New District',
    state: 'New State',
    postalCode: '281121',
  },
  mapUrl: 'https://maps.new.example.edu/',
  social: [{ name: 'Mastodon', url: 'https://mastodon.new.example.edu/@school' }],
  hours: 'Monday to Saturday, 9 am to 4 pm',
});

/** What pages show outside their own records. */
const everything = () =>
  [
    <Header key="h" />,
    <Footer key="f" year={2041} />,
    <SiteGraph key="g" />,
    <ContactLines key="c" />,
    <CallOffice key="o" />,
    <FactsBlock key="b" />,
  ]
    .map((element) => renderToStaticMarkup(element))
    .join('') +
  JSON.stringify([
    ...[about, accessibility, admission, admissionDay, careers, directBankTransfer, home],
    ...[register, privacyPolicy(RETENTION), refundPolicy, terms],
    ...(['contact', 'careers', 'register', 'donate'] as const).map((form) =>
      noticeFor(form, RETENTION),
    ),
  ]);

/** A number does not break across lines. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('facts that the office has changed', () => {
  it('replace those of content/school.ts everywhere, leaving no trace', () => {
    const own = ownSchool(school);
    const before = plain(everything());
    setLiveFacts(facts);
    const after = plain(everything());
    const { street, locality, district, state, postalCode } = own.address;
    const replaced = [own.session, ...own.phones, own.email, own.admissionsEmail, own.mapUrl];
    const old = [...replaced, ...own.social.map(({ url }) => url), street, district, postalCode];
    for (const value of [...old, locality, state].filter(
      (text) => !JSON.stringify(own.bankAccount).includes(text),
    )) {
      expect(before, value).toContain(value);
      expect(after, value).not.toContain(value);
    }
    for (const value of [
      ...(facts.phones ?? []),
      facts.email,
      facts.hours,
      '7 New Road',
      '2041-42',
    ]) {
      expect(after).toContain(value);
    }
    expect(after).toContain('tel:+919811122222');
    expect(after).toContain('mailto:join@new.example.edu');
  });

  it('leave the pages unchanged, byte for byte, if nothing is changed', () => {
    const before = everything();
    setLiveFacts(facts);
    everything();
    setLiveFacts({});
    expect(everything()).toBe(before);
    expect(renderToStaticMarkup(<FactsBlock />)).toBe('');
  });

  it('give an app’s scripts what the page shows, and cannot end their block', () => {
    setLiveFacts({ hours: '</script><script>alert(1)</script>' });
    const html = renderToStaticMarkup(<FactsBlock />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = /<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({ hours: '</script><script>alert(1)</script>' });
  });

  it('replace the line at the top of every page', () => {
    setLiveFacts({ announcement: 'Closed on Monday for the flood.' });
    const known = { nextDate: '2026-12-01T00:00:00.000Z', startText: null };
    expect(announcementText(known)).toEqual({
      text: 'Closed on Monday for the flood.',
      action: null,
    });
    setLiveFacts({ announcement: '' });
    expect(announcementText(known).action).toBe('Apply Now');
  });
});
