// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusPanel } from '@/components/admissions/status/status-panel';
import { statusPanel as copy } from '@/content/application-status';
import { COUNTDOWN_TICKS, TICK_MS } from '@/lib/admissions/countdown';
import { readProgress } from '@/lib/admissions/read-progress';
import { Upload } from '../forms/fake-upload';
import { button, control, expectFocus, page, press, stubSite } from '../forms/stub-site';
import { EMAIL, stubVerification } from '../forms/verify-address';

const NUMBER = 'BCDF2345';
const child = {
  application_number: NUMBER,
  name: 'Keshav Rao',
  apply_for: 'Class 5',
  state: 'Received',
  follows: 'We will write to you.',
  note: '',
  can: ['withdraw', 'test'],
  receipt: true,
  test: { date: '2026-12-13', time: '09:30', place: 'Vraja campus' },
  paid: { on: '2026-11-21', amount: 150_000, returned: 0, payment_id: 'p', test: false },
  documents: [],
};
const offered = { ...child, state: 'Place offered', can: ['accept', 'decline', 'withdraw'] };
const unpaid = { ...child, paid: null, receipt: false, can: ['continue', 'withdraw'] };

const site = stubSite();
const { requestCode, enterCode } = stubVerification(site, copy.find);
const tell = (...applications: object[]) =>
  site.answer('/api/application-status', { email: EMAIL, applications });
beforeEach(() => {
  site.answer('/api/application-answer', {
    email: EMAIL,
    applications: [{ ...child, state: 'Withdrawn', can: [] }],
  });
  tell(child);
});

async function verify(asks = true) {
  render(<StatusPanel noticeVersion="1" />);
  if (asks) await requestCode();
  await enterCode();
}
/** With the focus at the heading, which the page then moves no more. */
async function shown() {
  const heading = { name: copy.heading.replace('{email}', EMAIL) };
  await expectFocus(() => screen.queryByRole('heading', heading));
}
const messages = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
const focused = () => document.activeElement?.textContent;

describe('the status of an application', () => {
  it('says in one message that a code was sent, and later that another may be asked for', async () => {
    render(<StatusPanel noticeVersion="1" />);
    await requestCode();
    await screen.findByLabelText(copy.find.code);
    expect(messages()).toEqual([expect.stringContaining(EMAIL)]);
    const later = Date.now() + COUNTDOWN_TICKS * TICK_MS;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await waitFor(() => expect(messages()).toContain(copy.find.waitOver));
  });

  it('is shown after a code for its own purpose, with nothing of it in the address', async () => {
    await verify();
    await shown();
    expect(site.sent('/api/mailbox-code')).toEqual([{ email: EMAIL, purpose: 'applications' }]);
    for (const text of [NUMBER, 'Keshav Rao', 'Received', 'Sunday 13 December 2026', '9:30 am']) {
      expect(page()).toContain(text);
    }
    expect(location.href + document.cookie).not.toMatch(/grant-1|BCDF/);
  });

  it('is shown by a code that was sent before a reload, and then forgets where it went', async () => {
    render(<StatusPanel noticeVersion="1" />);
    await requestCode();
    await screen.findByLabelText(copy.find.code);
    cleanup();
    await verify(false);
    await shown();
    expect(site.sent('/api/mailbox-code')).toHaveLength(1);
    expect(sessionStorage.getItem('applications-code')).toBeNull();
  });

  it('asks for the address again once a code has expired', async () => {
    const sentAt = Date.now() - 15 * 60 * 1000;
    sessionStorage.setItem('applications-code', JSON.stringify({ email: EMAIL, sentAt }));
    render(<StatusPanel noticeVersion="1" />);
    expect(control(copy.find.email).value).toBe('');
  });

  it('is shown by the same code if the first read fails', async () => {
    site.offline('/api/application-status');
    await verify();
    await waitFor(() => expect(site.sent('/api/application-status')).toHaveLength(1));
    site.refuse('/api/mailbox-grant', 422, { code: 'invalid', fields: { otp: 'Used.' } });
    tell(child);
    await waitFor(() => expect(button(copy.find.check).getAttribute('aria-busy')).toBeNull());
    await press(copy.find.check);
    await shown();
    expect(page()).not.toContain('Used.');
  });

  it('takes several documents and an answer at once', async () => {
    vi.stubGlobal('XMLHttpRequest', Upload);
    Upload.all.length = 0;
    const kinds = ['birth certificate', 'photograph'];
    tell({ ...child, documents: kinds.map((kind) => ({ kind, sent: false })) });
    await verify();
    await shown();
    for (const kind of kinds) {
      const field = control(new RegExp(kind, 'i'));
      await userEvent.upload(
        field,
        new File(['%PDF-1.4'], 'paper.pdf', { type: 'application/pdf' }),
      );
      await press(`Send ${kind}`);
      await waitFor(() => expect(Upload.all).toHaveLength(kinds.indexOf(kind) + 1));
    }
    tell({ ...child, documents: kinds.map((kind, at) => ({ kind, sent: at > 0 })) });
    const [, upload = new Upload()] = Upload.all;
    act(() => Object.assign(upload, { status: 201, responseText: '{}' }).onload());
    await waitFor(() => expect(messages()).toContain('We have your photograph.'));
    await waitFor(() => expect(focused()).toBe(copy.documents.heading));
    await press(copy.withdraw.action);
    await press(copy.withdraw.yes);
    await screen.findByText('Withdrawn');
  });

  it('is read again when somebody comes back to an old tab, and hidden once its code has expired', async () => {
    const start = Date.now();
    await verify();
    await shown();
    const comeBack = (minutes: number) => {
      vi.spyOn(Date, 'now').mockReturnValue(start + minutes * 60_000);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    tell({ ...child, test: { ...child.test, date: '2026-12-20' } });
    comeBack(0.5);
    expect(site.sent('/api/application-status')).toHaveLength(1);
    comeBack(2);
    await screen.findByText('Sunday 20 December 2026');
    const message = 'The code has expired.';
    site.refuse('/api/application-status', 403, { code: 'forbidden', message });
    comeBack(31);
    await screen.findByText(message);
    expect(page()).not.toContain('Keshav Rao');
    await expectFocus(() => control(copy.find.email));
  });

  it('prints the admit card of one child only', async () => {
    const printed: (string | null | undefined)[] = [];
    vi.stubGlobal('print', () => {
      printed.push(...[...document.querySelectorAll('.print-sheet')].map((at) => at.textContent));
    });
    const seated = { ...child, test: { ...child.test, seat: 7 } };
    tell(child, { ...seated, application_number: 'GHJK6789', name: 'Mohan Rao' });
    await verify();
    await shown();
    screen.getAllByText(copy.print)[1]?.click();
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(printed[0]).toMatch(/GHJK6789.*Roll number7/);
    expect(printed[0]).not.toContain(NUMBER);
    // A phone prints the page later.
    expect(document.querySelectorAll('.print-sheet')).toHaveLength(1);
  });

  it.each([
    ['before the fee is paid', unpaid],
    ['after a decision', { ...offered, receipt: false }],
  ])('has neither card nor receipt %s', async (_, one) => {
    tell(one);
    await verify();
    await shown();
    for (const label of [copy.print, copy.calendar, copy.receipt]) {
      expect(page()).not.toContain(label);
    }
  });

  it('moves the test to another date, with a message at the button', async () => {
    const [from, to] = [child.test.date, '2026-12-20'];
    const move_tests = [{ date: to, time: '09:30', place: 'Delhi' }];
    tell({ ...child, move_to: [to], move_tests });
    const moved = { ...child, test: { ...child.test, date: to }, move_to: [from] };
    site.answer('/api/application-answer', { email: EMAIL, applications: [moved] });
    await verify();
    await shown();
    screen.getByText('Sunday 20 December 2026, 9:30 am, Delhi');
    await press(copy.move.yes);
    await screen.findByText(copy.move.done.replace('{day}', 'Sunday 20 December 2026'));
    expect(site.sent('/api/application-answer')).toEqual([
      { grant: 'grant-1', application_number: NUMBER, answer: 'move', date: to },
    ]);
  });

  it('withdraws after confirmation', async () => {
    await verify();
    await shown();
    await press(copy.withdraw.action);
    expect(site.sent('/api/application-answer')).toEqual([]);
    await press(copy.withdraw.yes);
    await screen.findByText('Withdrawn');
    expect(site.sent('/api/application-answer')).toEqual([
      { grant: 'grant-1', application_number: NUMBER, answer: 'withdraw' },
    ]);
    expect(page()).not.toContain(copy.withdraw.action);
  });

  it.each([
    ['accept', [copy.accept]],
    ['decline', [copy.decline.action, copy.decline.yes]],
  ])('sends the answer to an offered place: %s', async (answer, buttons) => {
    tell(offered);
    await verify();
    await shown();
    for (const label of buttons) await press(label);
    await waitFor(() => expect(site.sent('/api/application-answer')).toHaveLength(1));
    expect(site.sent('/api/application-answer')[0]).toMatchObject({ answer });
    await waitFor(() => expect(focused()).toBe('Keshav Rao'));
    expect(messages()).toContain('WithdrawnWe will write to you.');
  });

  it.each([
    [
      'shows what was stored although its response was lost',
      { ...offered, state: 'Accepted', can: [] },
    ],
    ['says why it was refused', offered],
  ])('after an answer sent twice, %s', async (_, stored) => {
    const why = 'You can no longer do this.';
    tell(offered);
    await verify();
    await shown();
    site.refuse('/api/application-answer', 409, { code: 'conflict', message: why });
    tell(stored);
    await press(copy.accept);
    if (stored === offered) return void (await screen.findByText(why));
    await screen.findByText('Accepted');
    expect(page()).not.toContain(why);
  });

  it('leaves no address in the field for the next person', async () => {
    await verify();
    await shown();
    await press(copy.done);
    expect(control(copy.find.email).value).toBe('');
  });

  it.each([
    ['an unfinished one', copy.continueRegistration, { application_number: NUMBER }, 'Keshav'],
    ['another child', copy.another, { notice_version: '1' }, ''],
  ])('continues with %s on the registration page', async (_, label, asked, firstName) => {
    tell(unpaid);
    const known = { first_name: firstName, guardian_name: 'Meera Rao' };
    site.answer('/api/application-continue', {
      application_id: 'a1',
      email: EMAIL,
      grant: 'g2',
      admission_data: known,
      completed: firstName !== '',
    });
    await verify();
    await shown();
    await press(label);
    await waitFor(() => expect(sessionStorage.getItem('registration')).not.toBeNull());
    expect(site.sent('/api/application-continue')).toEqual([{ grant: 'grant-1', ...asked }]);
    const kept = readProgress(sessionStorage.getItem('registration') ?? '');
    expect(kept).toMatchObject({
      verified: true,
      application: { id: 'a1', email: EMAIL, grant: 'g2' },
      answers: { email: EMAIL, first_name: firstName, guardian_name: 'Meera Rao' },
    });
    expect(kept.completed === null).toBe(firstName === '');
  });
});
