// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import MyDataPage from '@/app/privacy/my-data/page';
import { myDataPanel as copy } from '@/content/my-data';
import { school } from '@/content/school';
import { dayInWords } from '@/lib/format/day-in-words';
import {
  button,
  control,
  errors,
  expectFocus,
  fill,
  page,
  press,
  stubSite,
} from '../forms/stub-site';
import { EMAIL, stubVerification } from '../forms/verify-address';

const MESSAGE = { kind: 'contact_messages', more: true, records: [{ message: 'A bus?' }] };
const CHILD = { kind: 'applications', more: false, records: [{ first_name: 'Keshav' }] };
const CODE = { kind: 'mailbox_codes', more: false, records: [{ purpose: 'privacy' }] };
const CODE_MAIL = { kind: 'outbox', more: false, records: [{ kind: 'otp' }] };
const data = (...sections: object[]) => ({ email: EMAIL, as_of: '2026-11-22 15:40', sections });
const ERASED = {
  erased: [{ kind: 'contact_messages', count: 1 }],
  kept: [{ kind: 'receipts', count: 2, until: '2035-03-31', why: 'The law says so.' }],
};

const site = stubSite();
const { requestCode, enterCode } = stubVerification(site, copy.find);
beforeEach(() => {
  site.answer('/api/privacy-data', data(CHILD, MESSAGE, CODE));
  site.answer('/api/privacy-erase', ERASED);
});

const shown = () =>
  screen.findByRole('heading', { name: copy.data.heading.replace('{email}', EMAIL) });

async function openData() {
  render(<MyDataPage />);
  await requestCode();
  await enterCode();
  await shown();
}

describe('the page for stored data', () => {
  it('lists what is stored, after a code for its own purpose', async () => {
    await openData();
    expect(site.sent('/api/mailbox-code')).toEqual([{ email: EMAIL, purpose: 'privacy' }]);
    for (const text of ['Registrations of children', 'First name', 'Keshav', 'A bus?', '1+']) {
      expect(page()).toContain(text);
    }
    expect(location.href + document.cookie).not.toContain('grant-1');
  });

  it('shows an empty correction’s error at the field', async () => {
    await openData();
    const text = 'What is wrong is required';
    site.refuse('/api/privacy-correct', 422, { code: 'invalid', fields: { text } });
    await press(copy.correct.send);
    await waitFor(() => expect(errors()).toEqual([text]));
  });

  it('erases only after a second click, and shows what stays until when', async () => {
    await openData();
    await press(copy.erase.action);
    await press(copy.erase.no);
    await expectFocus(() => button(copy.erase.action));
    expect(site.sent('/api/privacy-erase')).toEqual([]);
    await press(copy.erase.action);
    await press(copy.erase.yes);
    await screen.findByText(copy.erased.heading);
    expect(page()).toContain('Messages: 1');
    expect(page()).toContain(`Receipts: 2, until ${dayInWords('2035-03-31')}`);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('grant-1');
  });

  it.each([
    ['a correction', '/api/privacy-correct', [copy.correct.send]],
    ['a withdrawal', '/api/privacy-withdraw', [copy.withdraw.action]],
    ['an erasure', '/api/privacy-erase', [copy.erase.action, copy.erase.yes]],
  ])('reports that %s was not sent, and keeps the input', async (_, path, presses) => {
    site.offline(path);
    await openData();
    fill({ [copy.correct.label]: 'He is called Keshava.' });
    for (const name of presses) await press(name);
    await waitFor(() => expect(page()).toContain('The connection was lost'));
    expect(control(copy.correct.label).value).toBe('He is called Keshava.');
    expect(site.sent(path)).toHaveLength(1);
  });

  it('shows that nothing is stored but the traces of the code', async () => {
    site.answer('/api/privacy-data', data(CODE, CODE_MAIL));
    await openData();
    expect(page()).toContain(copy.data.none);
    expect(page()).not.toContain(copy.erase.action);
  });

  it('shows the next person nothing of what was sent before', async () => {
    site.answer('/api/privacy-correct', {});
    await openData();
    await press(copy.correct.send);
    await screen.findByText(copy.correct.sent);
    site.refuse('/api/privacy-withdraw', 403, { code: 'forbidden', message: 'It has ended.' });
    await press(copy.withdraw.action);
    await screen.findByText('It has ended.');
    await press(copy.find.send);
    await enterCode('654321');
    await shown();
    expect(page()).not.toContain(copy.correct.sent);
  });

  it('names the office if the school’s own server does not provide data', async () => {
    site.refuse('/api/privacy-data', 404, { code: 'not_found' });
    render(<MyDataPage />);
    await requestCode();
    await enterCode();
    await screen.findByText(copy.find.notOffered, { exact: false });
    expect(page()).toContain(school.phones[0]);
  });
});
