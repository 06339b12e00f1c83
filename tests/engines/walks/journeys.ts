import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { school } from '@/content/school';
import { mailsTo } from '../../../e2e/support/outbox';
import { samplePdf } from '../../school-api/sample-cv';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';
import { closeAlert, codeFor, dismissPayment, fillAll, newEmail, pay, wasMailed } from './form';

export const journeys = {
  'a visitor writes to the school': writeToTheSchool,
  'an applicant sends a CV': applyForJob,
  'a parent registers a child and pays': register,
  'what is typed and sent before the form answers is kept, and sent once': sendEarly,
};

async function writeToTheSchool(visitor: Visitor): Promise<void> {
  const { role, label, text, comeAnew } = visitor;
  await comeAnew('/contact-us');
  const send = role('main').role('button', /^(Continue|Sending)/);
  await send.shows({ disabled: false });
  await label(/^Country code/).choose('+44');
  await fillAll(visitor, {
    'Full Name': 'Asha Vrajwasi',
    'Contact Number': '9000000001',
    Email: 'asha@example.org',
    Subject: 'A visit',
    'Your message': 'May we come on Monday?',
  });
  await role('group', 'Captcha').role('checkbox').click();
  await text('Verified').shows();
  await send.click();
  await closeAlert(visitor, 'Your details has been submitted.');
  await label(/^Full Name/).shows({ value: '' });
}

async function applyForJob(visitor: Visitor): Promise<void> {
  const { role, isAt, comeAnew } = visitor;
  await comeAnew('/careers');
  await role('link', /Click to view more/)
    .nth(1)
    .click();
  await role('dialog').role('link', 'Apply Now').click();
  const email = newEmail();
  const main = role('main');
  const send = main.role('button', /^(Apply|Submitting)/);
  await send.shows({ disabled: false });
  await fillAll(visitor, { 'Full Name': 'Radha Rao', Contact: '9000000004', Email: email });
  await main.label(/^Latest Qualification/).choose('Postgraduate');
  await main.label(/^Experience/).choose('5 Years or more');
  const folder = mkdtempSync(join(tmpdir(), 'engines-cv-'));
  try {
    const file = join(folder, 'Radha Rao.pdf');
    writeFileSync(file, samplePdf(200_000));
    await main.label(/^Upload CV/).upload(file);
    await send.click();
    await closeAlert(visitor, 'Application Submitted Successfully!');
  } finally {
    rmSync(folder, { recursive: true });
  }
  await isAt('/careers');
  await wasMailed(email, 'job-acknowledgement');
}

async function register(visitor: Visitor): Promise<void> {
  const { role, label, text, css, comeAnew, browser } = visitor;
  const button = (name: string | RegExp) => role('button', name);
  await comeAnew('/register');
  const email = newEmail();
  await button('Send OTP').shows({ disabled: false });
  await fillAll(visitor, { 'First Name': 'Gopal', 'Last Name': 'Vrajwasi', Email: email });
  await button('Send OTP').click();
  await text('OTP sent successfully!').shows();
  await label(/^OTP/).fill(await codeFor(email));
  await button('Verified ✓').shows({ disabled: true });
  await button('Continue').click();
  await label(/^Guardian Name/).shows({ focused: true });
  await labelIsClearOfHeader(visitor);
  await fillAll(visitor, { 'Guardian Name': 'Madhav Vrajwasi', 'Contact Number': '0000000012' });
  await label('Day Scholar').click();
  await label(/^Apply For/).choose('Class 1');
  await label(/^Admission Date/).choose(1);
  await css('.fold:has([name="city"]) > summary').click();
  await fillAll(visitor, { City: 'Vraja' });
  await label(/^Relation to the child/).choose('Father');
  await label(/^I am a parent/).click();
  await button('Continue').click();

  await role('heading', 'Review details and make payment').shows({ focused: true });
  await css('.summary').says('Madhav Vrajwasi');
  await button('Continue').click();
  await dismissPayment(visitor);
  await text('Payment Failed!').shows();
  await button('Retry Payment').click();
  await button('Continue').click();
  await pay(visitor);
  await text(new RegExp(`You are registered for admission session ${school.session}`)).shows();
  await css('.summary').says(/Payment ID.*pay_\w{14}/);
  await wasMailed(email, 'admission-receipt');
  await browser.reload();
  await text(new RegExp(`You are registered for admission session ${school.session}`)).shows();
}

async function sendEarly(visitor: Visitor): Promise<void> {
  const { role, label, text, run, browser, comeAnew } = visitor;
  await comeAnew('/register');
  await run(() => {
    const { head } = document;
    const waiting: (string | Node)[] = [];
    head.append = (...nodes) => void waiting.push(...nodes);
    Reflect.set(window, 'release', () => Element.prototype.append.apply(head, waiting));
  });
  const email = newEmail();
  await fillAll(visitor, { 'First Name': 'Gopal', 'Last Name': 'Vrajwasi', Email: email });
  await browser.press('Enter');
  await role('button', 'Send OTP').click();
  expect(await run(() => 'next' in window)).toBe(false);
  await run(() => Reflect.get(window, 'release')());
  await text('OTP sent successfully!').shows();
  await label(/^OTP/).shows({ focused: true });
  expect(await run(() => 'next' in window)).toBe(true);
  await label(/^Last Name/).shows({ value: 'Vrajwasi' });
  expect(await mailsTo(inject('api'), email)).toHaveLength(1);
}

/** The label of the focused field, with its message below it, is not behind the header. */
async function labelIsClearOfHeader({ run }: Visitor): Promise<void> {
  await until(async () => {
    const gap = await run(() => {
      const label = document.activeElement?.closest('.field')?.querySelector('label');
      const header = document.querySelector('.site-header');
      if (!label || !header) return Number.NEGATIVE_INFINITY;
      return label.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
    expect(gap).toBeGreaterThanOrEqual(0);
  });
}
