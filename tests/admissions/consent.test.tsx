// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CONSENT_LABELS, CONSENT_MESSAGES, NO_CONSENT } from '@/contract';
import type { Progress } from '@/lib/admissions/progress';
import { readProgress } from '@/lib/admissions/read-progress';
import { control, errors, expectFocus, fill, press } from '../forms/stub-site';
import {
  choose,
  fillDetails,
  open as openWith,
  step,
  stubRegistration,
  verified,
} from './registration-form';

const { site, askForCode } = stubRegistration();

const COMPLETE = '/api/complete-admission';
const NAME = CONSENT_LABELS.consent_name;
const RELATION = CONSENT_LABELS.consent_relation;
const box = () => control(/^I am a parent or legal guardian/);
const open = (kept: Progress = verified, consentVersion = '1', version = '1') =>
  openWith(kept, { notice: <p>The notice</p>, version, consentVersion, statusHref: '' });

describe('the declaration of a parent', () => {
  it('is not requested, and its fields not sent, if the server does not support it', async () => {
    await open(verified, '', '');
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    const [sent = {}] = site.sent(COMPLETE);
    expect(Object.keys(sent).filter((key) => /consent|notice/.test(key))).toEqual([]);
  });

  it('takes its name from the guardian, unless it was typed', async () => {
    await open();
    fillDetails();
    expect(control(NAME).value).toBe('Madhav Vrajwasi');
    fill({ [NAME]: 'Devaki Vrajwasi' });
    fill({ 'Guardian Name': 'Somebody Else' });
    expect(control(NAME).value).toBe('Devaki Vrajwasi');
    fill({ [NAME]: '' });
    expect(control(NAME).value).toBe('');
  });

  it('is validated with everything missing, and last at the box, before anything is sent', async () => {
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
    fill({ 'Guardian Name': 'Madhav Vrajwasi', [NAME]: 'Madhav Vrajwasi' });
    choose(RELATION, 'Father');
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([CONSENT_MESSAGES.box]));
    await expectFocus(box);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(site.sent(COMPLETE)).toEqual([]);
    await userEvent.click(box());
    await waitFor(() => expect(errors()).toEqual([]));
  });

  it('is sent with the details, and a server error is shown at the focused box', async () => {
    const refused = { consent_version: 'Not without consent.' };
    site.refuse(COMPLETE, 422, { code: 'invalid', fields: refused });
    await open();
    fillDetails();
    choose(RELATION, 'Mother');
    await userEvent.click(box());
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual(['Not without consent.']));
    await expectFocus(box);
    expect(site.sent(COMPLETE)[0]).toMatchObject({
      consent_name: 'Madhav Vrajwasi',
      consent_relation: 'Mother',
      consent_version: '1',
    });
  });

  it('stays locked until the address is verified', async () => {
    await open({ ...verified, verified: false });
    expect(box().closest('fieldset')?.disabled).toBe(true);
  });
});

describe('the declaration stored in the tab', () => {
  const consent = {
    consent_name: 'Devaki Vrajwasi',
    consent_relation: 'Mother',
    consent_version: '1',
  };

  it('must be repeated if the notice has changed since', async () => {
    await open({ ...verified, consent }, '2');
    expect(control(NAME).value).toBe('Devaki Vrajwasi');
    expect(box().checked).toBe(false);
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([CONSENT_MESSAGES.box]));
    expect(site.sent(COMPLETE)).toEqual([]);
  });

  it('is empty in a tab that was opened before it was introduced', () => {
    const { consent: _none, ...before } = verified;
    expect(readProgress(JSON.stringify(before)).consent).toEqual(NO_CONSENT);
  });
});

describe('the version of the notice', () => {
  it.each([
    ['1', { notice_version: '1' }],
    ['', {}],
  ])('is sent with the first call when it is %j', async (version, wanted) => {
    await open({ ...verified, application: null, verified: false }, version, version);
    await askForCode();
    const [{ first_name: _, last_name: __, email: ___, ...rest } = {}] =
      site.sent('/api/create-admission');
    expect(rest).toEqual(wanted);
  });
});
