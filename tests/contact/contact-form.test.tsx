// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Ref, useImperativeHandle } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaHandle } from '@/components/captcha/handle';
import { EMPTY } from '@/components/contact/answers';
import { ContactForm } from '@/components/contact/contact-form';
import { contact } from '@/content/contact';
import { school } from '@/content/school';
import {
  button,
  control,
  errors,
  expectAlert,
  expectFocus,
  expectValues,
  fill,
  hasAlert,
  page,
  press,
  stubSite,
  TROUBLES,
} from '../forms/stub-site';

const captcha = vi.hoisted(() => ({ token: vi.fn<() => Promise<string>>(), reset: vi.fn() }));

vi.mock('@/components/captcha/captcha', () => ({
  Captcha: ({ ref }: { ref: Ref<CaptchaHandle> }) => {
    useImperativeHandle(ref, () => captcha);
    return null;
  },
}));

const PATH = '/api/contact-us';
const SENT = 'Your details has been submitted.';
const answers = {
  'Full Name': 'Asha Vrajwasi',
  'Contact Number': '9000000001',
  'Email (optional)': 'asha@example.org',
  'Subject (optional)': 'A visit',
  'Your message': 'May we come on Monday?',
};

const site = stubSite();
beforeEach(() => {
  captcha.token.mockReset().mockResolvedValue('proof');
  captcha.reset.mockReset();
  site.answer(PATH, {}, 201);
});

const show = (version = '') => render(<ContactForm siteKey={null} noticeVersion={version} />);
const send = () => press(/^(Continue|Sending\.\.\.)$/);

const expectKept = () => expectValues(answers);

it('an incomplete message shows errors at the fields while they apply, and focuses the first', async () => {
  show();
  await send();
  const required = ['Full Name', 'Contact Number', 'Message'].map((name) => `${name} is required`);
  await waitFor(() => expect(errors()).toEqual(required));
  await expectFocus(() => control('Full Name'));
  expect(control('Full Name').getAttribute('aria-invalid')).toBe('true');
  expect(hasAlert()).toBe(false);
  fill({ ...answers, 'Contact Number': '12345', 'Email (optional)': 'asha@' });
  await send();
  await waitFor(() =>
    expect(errors()).toEqual(['Invalid contact number', 'Invalid email address']),
  );
  await expectFocus(() => control('Contact Number'));
  fill(answers);
  await waitFor(() => expect(errors()).toEqual([]));
  expect(captcha.token).not.toHaveBeenCalled();
  expect(site.sent(PATH)).toEqual([]);
});

describe('a complete message', () => {
  it('is sent with its captcha, and empties the form', async () => {
    show();
    fill(answers);
    fireEvent.change(control('Country code'), { target: { value: '+44' } });
    await send();
    await expectAlert(SENT);
    expect(site.sent(PATH)).toEqual([
      {
        ...EMPTY,
        name: 'Asha Vrajwasi',
        mobile_code: '+44',
        mobile: '9000000001',
        email: 'asha@example.org',
        subject: 'A visit',
        message: 'May we come on Monday?',
        'g-recaptcha-response': 'proof',
      },
    ]);
    for (const label of Object.keys(answers)) expect(control(label).value).toBe('');
    expect(control('Country code').value).toBe('+91');
    expect(captcha.reset).toHaveBeenCalledOnce();
  });

  it.each([
    ['email', answers, { reference: 'M-17' }, 'M-17'],
    ['phone', { ...answers, 'Email (optional)': '' }, { reference: '<b>'.repeat(40) }, ''],
  ] as const)(
    'says after OK that the answer comes by %s, and its reference if the server has named one',
    async (way, given, answer, reference) => {
      site.answer(PATH, answer, 201);
      show();
      fill(given);
      await send();
      await expectAlert(SENT);
      await waitFor(() => expect(document.activeElement?.textContent).toBe(contact.form.received));
      expect(page()).toContain(contact.form.next.replace('{way}', contact.form.ways[way]));
      expect(document.querySelector('strong')?.textContent ?? '').toBe(reference);
    },
  );

  it('is sent once, however often the button is pressed', async () => {
    const release = site.hold(PATH);
    show();
    fill(answers);
    await userEvent.dblClick(button('Continue'));
    await waitFor(() => expect(button('Sending...').getAttribute('aria-busy')).toBe('true'));
    await send();
    release();
    await expectAlert(SENT);
    expect(site.sent(PATH)).toHaveLength(1);
  });

  it('carries the notice’s version, and moves the number’s code to its field', async () => {
    show('7');
    fill({ ...answers, 'Contact Number': '+44 20 7946 0958' });
    await waitFor(() => expect(control('Country code').value).toBe('+44'));
    expect(control('Contact Number').value).toBe('2079460958');
    await send();
    await expectAlert(SENT);
    expect(site.sent(PATH)).toMatchObject([{ notice_version: '7' }]);
  });
});

describe('a message that failed', () => {
  it.each(TROUBLES)('is kept and can be resent when %s', async (trouble, fail) => {
    const mayHaveArrived = trouble === 'the connection is cut';
    fail(site, PATH);
    show();
    fill(answers);
    await send();
    const text = mayHaveArrived ? contact.form.cut : contact.form.notSent;
    await waitFor(() => expect(page()).toContain(text));
    expect(page()).toContain(school.phones[0]);
    expect(captcha.reset).toHaveBeenCalledTimes(mayHaveArrived ? 1 : 0);
    expectKept();
    site.answer(PATH, {}, 201);
    await send();
    await expectAlert(SENT);
    expect(page()).not.toContain(text);
  });

  it('shows the school’s errors at its fields, and focuses the first', async () => {
    const fields = { name: 'Full Name may hold letters only', message: 'No.' };
    site.refuse(PATH, 422, { code: 'invalid', fields });
    show();
    fill(answers);
    await send();
    await waitFor(() => expect(errors()).toEqual([fields.name, fields.message]));
    await expectFocus(() => control('Full Name'));
    expectKept();
  });

  it('requires another captcha when the school refused this one', async () => {
    site.refuse(PATH, 422, { code: 'invalid', fields: { 'g-recaptcha-response': 'No.' } });
    show();
    fill(answers);
    await send();
    await expectAlert('Please fill recptcha.');
    expect(captcha.reset).toHaveBeenCalledOnce();
    expectKept();
  });

  it('shows how long to wait when too many were sent', async () => {
    site.refuse(PATH, 429, { code: 'rate_limited' }, { 'retry-after': '130' });
    show();
    fill(answers);
    await send();
    await waitFor(() => expect(page()).toContain('Please wait about 3 minutes, or call us'));
    expectKept();
  });
});
