// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Registration } from '@/components/admission-form/registration';
import { CONSENT_LABELS, CONSENT_MESSAGES, NO_CONSENT } from '@/contract';
import type { Progress } from '@/lib/admission/progress';
import { button, control, errors, fill, press } from '../forms/stub-site';
import {
  choose,
  fields,
  fillDetails,
  named,
  step,
  stored,
  stubRegistration,
  verified,
} from './registration-form';

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }));
vi.mock('sonner', () => ({ toast, Toaster: () => null }));
const { site, askForCode } = stubRegistration(toast);

const COMPLETE = '/api/complete-admission';
const NAME = CONSENT_LABELS.consent_name;
const RELATION = CONSENT_LABELS.consent_relation;
const box = () => control(/^I am a parent or legal guardian/);
const dates = [{ value: '2026-12-13', label: '13 Dec 2026' }];

async function open(kept: Progress = verified, consentVersion = '1', version = '1') {
  sessionStorage.setItem('registration', ` ${JSON.stringify(kept)}`);
  render(
    <Registration
      {...{ fields, dates, fee: 1500, checkoutScript: '/checkout.js' }}
      notices={{ notice: <p>The notice</p>, version, consentVersion }}
    />,
  );
  await waitFor(() => expect(sessionStorage.getItem('registration')).toMatch(/^{/));
}

async function declare() {
  choose(RELATION, 'Mother');
  await userEvent.click(box());
}

describe('the declaration of a parent', () => {
  it('is not asked for, and its fields not sent, when the server does not know it', async () => {
    await open(verified, '', '');
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    const [sent = {}] = site.sent(COMPLETE);
    expect(Object.keys(sent).filter((key) => /consent|notice/.test(key))).toEqual([]);
  });

  it('is sent with the details, the name taken from the guardian', async () => {
    await open();
    fillDetails();
    expect(control(NAME).value).toBe('Madhav Vrajwasi');
    await declare();
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    expect(site.sent(COMPLETE)[0]).toMatchObject({
      ...{ consent_name: 'Madhav Vrajwasi', consent_relation: 'Mother', consent_version: '1' },
    });
  });

  it('keeps a name of its own when the guardian’s changes', async () => {
    await open();
    fillDetails();
    fill({ [NAME]: 'Devaki Vrajwasi' });
    fill({ 'Guardian Name': 'Somebody Else' });
    expect(control(NAME).value).toBe('Devaki Vrajwasi');
    fill({ [NAME]: '' });
    expect(control(NAME).value).toBe('');
  });

  it('is asked for at the box, before anything is sent', async () => {
    await open();
    fillDetails();
    choose(RELATION, 'Father');
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([CONSENT_MESSAGES.box]));
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(site.sent(COMPLETE)).toEqual([]);
    await userEvent.click(box());
    await waitFor(() => expect(errors()).toEqual([]));
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
  });

  it('shows all that is missing at once', async () => {
    await open();
    fillDetails();
    fill({ 'Guardian Name': '' });
    await press('Continue');
    await waitFor(() =>
      expect(errors()).toEqual([
        'Guardian Name is required',
        `${NAME} is required`,
        CONSENT_MESSAGES.relation,
        CONSENT_MESSAGES.box,
      ]),
    );
  });

  it('shows the refusal of the server at the box, focused', async () => {
    const said = { consent_version: 'Not without consent.' };
    site.refuse(COMPLETE, 422, { code: 'invalid', fields: said });
    await open();
    fillDetails();
    await declare();
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual(['Not without consent.']));
    expect(document.activeElement).toBe(box());
  });

  it('stays locked until the address is proved', async () => {
    await open({ ...verified, verified: false });
    expect(box().closest('fieldset')?.disabled).toBe(true);
  });
});

describe('after an interruption', () => {
  const consent = {
    ...{ consent_name: 'Devaki Vrajwasi', consent_relation: 'Mother', consent_version: '1' },
  };

  it('is still there', async () => {
    await open();
    fillDetails();
    await declare();
    await waitFor(() => expect(stored().consent.consent_version).toBe('1'));
    const kept = stored();
    cleanup();
    await open(kept);
    await waitFor(() => expect(box().checked).toBe(true));
    expect(control(RELATION).value).toBe('Mother');
  });

  it('is given anew when the notice has changed since', async () => {
    await open({ ...verified, consent }, '2');
    expect(control(NAME).value).toBe('Devaki Vrajwasi');
    expect(box().checked).toBe(false);
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([CONSENT_MESSAGES.box]));
    expect(site.sent(COMPLETE)).toEqual([]);
  });

  it('is given anew for another child, by the same parent', async () => {
    const registered = [{ name: 'Gopal Vrajwasi', paid_on: '2026-11-20', payment_id: 'pay_1' }];
    await open({ ...verified, answers: named, registered, consent });
    fireEvent.click(button('Register another child'));
    await waitFor(() => expect(box().checked).toBe(false));
    expect(control(NAME).value).toBe('Devaki Vrajwasi');
    expect(control(RELATION).value).toBe('Mother');
  });

  it('is empty in a tab that was opened before it was asked', async () => {
    const { consent: _none, ...before } = verified;
    sessionStorage.setItem('registration', JSON.stringify(before));
    const { readProgress } = await import('@/lib/admission/read-progress');
    expect(readProgress(sessionStorage.getItem('registration')).consent).toEqual(NO_CONSENT);
  });
});

describe('the version of the notice', () => {
  it.each([
    ['1', { notice_version: '1' }],
    ['', {}],
  ])('is sent with the beginning when it is %j', async (version, wanted) => {
    await open({ ...verified, application: null, verified: false }, version, version);
    await askForCode();
    const [{ first_name: _, last_name: __, email: ___, ...rest } = {}] =
      site.sent('/api/create-admission');
    expect(rest).toEqual(wanted);
  });
});
