import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdmissionDay } from '@/components/admissions/form/admission-day';
import { sitePages } from '@/content/pages';
import { amountInWords, inWords } from '@/contract';
import { readConfig } from '@/school-api/config';
import { render } from '@/school-api/mail';
import { inRupees } from '@/school-api/mail/amount';
import { donation, kinds, samples, school } from './samples';

it.each(kinds)(
  'the mail %s has the same content in text and HTML, and escapes visitors’ input',
  (kind) => {
    const mail = render(kind, samples[kind], school);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toMatch(/<(img|script)/i);
    expect(mail?.text).toContain(school.name);
    const shown = mail?.html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ') ?? '';
    for (const address of mail?.text.match(/https?:\S+/g) ?? []) {
      expect(mail?.html).toContain(`href="${address}"`);
    }
    const plain = mail?.text.replace(/https?:\S+/g, '').replace(/[:\s]+/g, ' ') ?? '';
    for (const word of plain.split(' ').filter((part) => /^\w+$/.test(part))) {
      expect(shown).toContain(word);
    }
  },
);

it('no mail is made of invalid data', () => {
  expect(render('otp', {}, school)).toBeNull();
  expect(render('newsletter', {}, school)).toBeNull();
  expect(render('toString', {}, school)).toBeNull();
});

describe('the footer of a mail', () => {
  const { school: known } = readConfig({ SITE_URL: 'https://www.school.example/' }).mail;
  const PRIVACY = 'https://www.school.example/privacy';
  const REFUNDS = 'https://www.school.example/refund-policy';
  const money = ['admission-receipt', 'donation-receipt', 'donation-cancelled', 'refund'];

  it.each(kinds)('%s links to the policies that concern its receiver', (kind) => {
    const mail = render(kind, samples[kind], known);
    const isPublic = !kind.startsWith('office-');
    const expected = { privacy: isPublic, refunds: money.includes(kind) };
    const linked = (body = '') => ({
      privacy: body.includes(PRIVACY),
      refunds: body.includes(REFUNDS),
    });
    expect(linked(mail?.text)).toEqual(expected);
    expect(linked(mail?.html)).toEqual(expected);
    const { text, html } = render(kind, samples[kind], school) ?? {};
    expect(`${text}${html}`, 'without a public address').not.toMatch(/policy/i);
    if (isPublic) expect(mail?.html).toContain(`<a href="${PRIVACY}"`);
  });

  it('names pages of the site', () => {
    const paths = sitePages.map(({ path }) => path);
    for (const href of [PRIVACY, REFUNDS]) expect(paths).toContain(new URL(href).pathname);
  });
});

describe('receipts', () => {
  it('contain the amount in figures and words, the day in India and no claim without registration', () => {
    const text = render('donation-receipt', donation(), school)?.text;
    expect(text).toContain('Receipt number: D/2026-27/000012');
    expect(text).toContain('Amount: Rs. 21,00,000.50');
    expect(text).toContain('In words: Rupees twenty-one lakh and fifty paise only');
    expect(text).toContain('Received on: 21 Nov 2026, 1:00 am (IST)');
    expect(text).not.toMatch(/80-?G|qualif|exempt/i);
    expect(text).toContain(
      `claim an income tax deduction. If you have a question, please call the school: ${school.phone}.`,
    );
    expect(text).not.toContain('Your message');
    expect(text).not.toContain('For:');
    const cows = render('donation-receipt', donation({ purpose: 'Cow Care' }), school)?.text;
    expect(cows).toContain('For: Cow Care');
  });

  it('sent again say what was returned', () => {
    const textOf = (returned: number) =>
      render('donation-receipt', donation({ returned }), school)?.text;
    expect(textOf(0)).toContain('This email is your receipt.');
    const rest = 'This email is your receipt for Rs. 20,00,000.50; the rest has been returned.';
    expect(textOf(10_000_000)).toContain(rest);
    expect(textOf(210_000_050)).toContain('so this email is not a receipt.');
  });

  it('of the office name the day, the method and the reference', () => {
    const cheque = donation({ method: 'cheque', paymentId: '004512' });
    const text = render('donation-receipt', cheque, school)?.text;
    expect(text).toContain('Received on: 21 Nov 2026\nReceived by: cheque\nReference: 004512');
    expect(text).not.toContain('Payment ID');
  });

  it('name the session and the admission date of the child', () => {
    const text = render('admission-receipt', samples['admission-receipt'], school)?.text;
    expect(text).toContain(`You are registered for admission session ${school.session}`);
    expect(text).toContain('Admission date: 13 Dec 2026 (Vraja campus)');
    expect(text).toContain('Registration fee: Rs. 1,500.00');
    expect(text).toContain('2. Come with your son');
  });

  it('describe the admission day as the confirmation page does', () => {
    const mail = render('admission-receipt', samples['admission-receipt'], school);
    const screen = renderToStaticMarkup(createElement(AdmissionDay, { hasAdmitCard: true }));
    const all = [...screen.matchAll(/<(?:h3|li|p)[^>]*>([^<]+)</g)].map(([, text]) => text ?? '');
    const paragraphs = all.filter((text) => !text.startsWith('We will email you a receipt.'));
    expect(paragraphs).toContain('What happens next');
    expect(paragraphs.join(' ')).toMatch(
      /admit card: open .* admit card, printed.*birth certificate/,
    );
    expect(paragraphs.length).toBeGreaterThan(10);
    for (const sentence of paragraphs) {
      expect(mail?.text).toContain(sentence);
      expect(mail?.html).toContain(sentence);
    }
  });

  it('are rendered from the data of older mails', () => {
    const { places, ...older } = samples['admission-receipt'];
    expect(places).not.toBe('');
    const text = render('admission-receipt', older, school)?.text;
    expect(text).toMatch(/Admission date: 13 Dec 2026$/m);
  });

  it('name the fee of a withdrawn application only if it was paid', () => {
    const withdrawn = { ...samples['family-answer'], answer: 'withdraw' };
    const textIf = (feePaid: boolean) =>
      render('family-answer', { ...withdrawn, feePaid }, school)?.text;
    expect(textIf(true)).toContain('We do not refund the registration fee.');
    expect(textIf(false)).toContain('You do not need to pay the registration fee.');
    expect(textIf(false)).not.toContain('refund');
  });

  it.each([
    ['office-contact', 'asha@example.org'],
    ['office-job', 'radha@example.org'],
  ] as const)('are answered to the sender: %s', (kind, sender) => {
    expect(render(kind, samples[kind], school)?.replyTo).toBe(sender);
  });
});

describe('a refund', () => {
  const refund = (returned: number, purpose: 'admission' | 'donation' = 'donation') =>
    render('refund', { ...samples.refund, returned, purpose }, school);

  it('in part names the amount, the day and the rest, for which the receipt is valid', () => {
    const mail = refund(20_000);
    expect(mail?.subject).toBe('Part of your donation was refunded: Rs. 200.00');
    expect(mail?.text).toContain('Refunded on: 21 Nov 2026, 1:00 am (IST)');
    expect(mail?.text).toContain('Remaining: Rs. 300.00');
    expect(mail?.text).toContain('is still valid for the remaining amount');
  });

  it('in full says that the receipt is void', () => {
    const mail = refund(50_000, 'admission');
    expect(mail?.subject).toBe('Your registration fee was refunded: Rs. 500.00');
    expect(mail?.text).toContain('Receipt D/2026-27/000012 is void.');
    expect(mail?.text).not.toContain('Remaining');
  });

  it('by the bank after a dispute is not called ours', () => {
    const dispute = { ...samples.refund, returned: 50_000, byDispute: true };
    const { subject, text } = render('refund', dispute, school) ?? {};
    expect(subject).toBe('Your donation was returned: Rs. 500.00');
    expect(text).toContain('your bank has taken the money back');
    expect(text).toContain('Receipt D/2026-27/000012 is void.');
    expect(text).not.toMatch(/refunded/i);
  });

  it('followed by another payment says that the receipt is valid again', () => {
    expect(refund(0)?.text).toContain('Receipt D/2026-27/000012 is valid for the full amount.');
  });
});

it.each([
  [0, 'zero'],
  [7, 'seven'],
  [19, 'nineteen'],
  [40, 'forty'],
  [99, 'ninety-nine'],
  [100, 'one hundred'],
  [101, 'one hundred one'],
  [1500, 'one thousand five hundred'],
  [21_000, 'twenty-one thousand'],
  [120_000, 'one lakh twenty thousand'],
  [9_999_999, 'ninety-nine lakh ninety-nine thousand nine hundred ninety-nine'],
  [10_000_000, 'one crore'],
  [1_230_000_000, 'one hundred twenty-three crore'],
])('the amount %i is %s in words', (number, words) => {
  expect(inWords(number)).toBe(words);
});

it('amounts keep the paise', () => {
  expect(inRupees(12_000_001)).toBe('Rs. 1,20,000.01');
  expect(amountInWords(101)).toBe('Rupees one and one paise only');
});
