// @vitest-environment jsdom
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApplyForm } from '@/components/careers/apply/apply-form';
import { careers } from '@/content/careers';
import { CV_MAX_BYTES } from '@/contract';
import { Upload } from '../forms/fake-upload';
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
} from '../forms/stub-site';
import { samplePdf } from '../school-api/sample-cv';

const copy = careers.application;
const closedText = (name: string) => copy.closed.replace('{name}', name);

const SENT = 'Application Submitted Successfully!';
const FAILED = 'Failed to submit application. Please try again.';
const NOT_PDF = 'Only PDF files are allowed!';
const WANTED = 'Please upload a CV in PDF format!';
const TOO_LARGE = 'The CV must be 5 MB or smaller';
const TEN_DIGITS = 'Please enter a valid 10-digit phone number';
const VACANCY = 'Teacher of Sanskrit';

const text = { 'Full Name': 'Radha Rao', Contact: '9000000004', Email: 'radha@example.org' };
const choices = { Vacancy: VACANCY, 'Latest Qualification': 'Postgraduate', Experience: '5' };

stubSite();
beforeEach(() => {
  Upload.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Upload);
  history.replaceState(null, '', '/careers/apply-now');
});

const show = (vacancies: readonly string[] | null = [VACANCY, 'Cook'], noticeVersion = '') =>
  render(<ApplyForm vacancies={vacancies} noticeVersion={noticeVersion} />);
const apply = () => press(/^(Apply|Submitting\.\.\.)$/);
const cvField = () => control('Upload CV');
const fileNames = () => [...(cvField().files ?? [])].map(({ name }) => name);

const pdf = (bytes = 0) =>
  new File([new Uint8Array(samplePdf(bytes))], 'Radha Rao.pdf', { type: 'application/pdf' });

// Ignores the accept attribute, because any file can be dropped on the field.
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(cvField(), file);

function fillText() {
  fill(text);
  for (const [label, value] of Object.entries(choices)) {
    fireEvent.change(control(label), { target: { value } });
  }
}

async function fillAll() {
  fillText();
  await choose(pdf());
}

function expectKept() {
  expectValues({ ...text, ...choices });
  expect(fileNames()).toEqual(['Radha Rao.pdf']);
}

async function arriving(times = 1): Promise<Upload> {
  await waitFor(() => expect(Upload.all).toHaveLength(times));
  const upload = Upload.all.at(-1);
  if (!upload) throw new Error('nothing was sent');
  return upload;
}

async function answer(upload: Upload, status: number, body: unknown = {}, retryAfter?: string) {
  upload.status = status;
  upload.responseText = typeof body === 'string' ? body : JSON.stringify(body);
  upload.retryAfter = retryAfter ?? null;
  await act(async () => upload.onload());
}

const refusal = (code: string, fields?: object) => ({ error: { code, message: 'Check.', fields } });

it('an incomplete application has errors at the fields, including the file, and the focus at the first', async () => {
  show();
  expect(control('Experience').value).toBe('0');
  await apply();
  await waitFor(() =>
    expect(errors()).toEqual([
      'Please select a vacancy',
      'Full Name is required',
      TEN_DIGITS,
      'Please enter a valid email address',
      'Please select your qualification',
      'Please upload your CV',
    ]),
  );
  await expectFocus(() => control('Vacancy'));
  expect(hasAlert()).toBe(false);
  fillText();
  await waitFor(() => expect(errors()).toEqual(['Please upload your CV']));
  await apply();
  await expectFocus(cvField);
  await choose(pdf());
  await waitFor(() => expect(errors()).toEqual([]));
  expect(Upload.all).toEqual([]);
});

describe('a file', () => {
  it('that only claims to be a PDF is refused when chosen, and required on submission', async () => {
    show();
    fillText();
    await choose(new File(['<!doctype html>'], 'cv.pdf', { type: 'application/pdf' }));
    await expectAlert(NOT_PDF);
    expect(fileNames()).toEqual([]);
    await apply();
    await expectAlert(WANTED);
    await expectFocus(cvField);
    expect(Upload.all).toEqual([]);
  });

  it('that is too large is reported until another is chosen', async () => {
    show();
    const large = pdf();
    Object.defineProperty(large, 'size', { value: CV_MAX_BYTES + 1 });
    await choose(large);
    await waitFor(() => expect(errors()).toEqual([TOO_LARGE]));
    await apply();
    await waitFor(() => expect(errors()).toHaveLength(6));
    expect(errors().at(-1)).toBe(TOO_LARGE);
    await choose(pdf());
    await waitFor(() => expect(errors()).not.toContain(TOO_LARGE));
  });
});

it.each([
  ['Gardener', 'Gardener'],
  ['', ''],
])(
  'the vacancy %j in the address is offered if the list could not be read',
  async (name, chosen) => {
    history.replaceState(null, '', `/careers/apply-now?vacancy=${name}`);
    show(null);
    await waitFor(() => expect(control('Vacancy').value).toBe(chosen));
    expect(page()).not.toContain(closedText(name));
  },
);

it('a vacancy in the address is reported as closed if it is not offered', async () => {
  history.replaceState(null, '', '/careers/apply-now?vacancy=Gardener');
  show();
  const closed = closedText('Gardener');
  await waitFor(() => expect(page()).toContain(closed));
  expect(control('Vacancy').value).toBe('');
});

describe('a complete application', () => {
  it('is sent with its file last, and empties the form', async () => {
    show();
    await fillAll();
    await apply();
    const upload = await arriving();
    expect(upload.open).toHaveBeenCalledWith('POST', '/api/job-apply');
    expect([...upload.body.keys()].at(-1)).toBe('cv');
    expect(Object.fromEntries([...upload.body].filter(([key]) => key !== 'cv'))).toEqual({
      vacancy: VACANCY,
      applicant_name: 'Radha Rao',
      mobile: '9000000004',
      email: 'radha@example.org',
      qualification: 'Postgraduate',
      experience: '5',
      cv_size: String(pdf().size),
    });
    await answer(upload, 201);
    await waitFor(() => expect(hasAlert()).toBe(true));
    expect(page()).toContain(SENT);
    for (const label of Object.keys(text)) expect(control(label).value).toBe('');
    expect(fileNames()).toEqual([]);
  });

  it('is sent once, with the notice’s version, and shows its progress', async () => {
    show([VACANCY], '7');
    await fillAll();
    await userEvent.dblClick(button('Apply'));
    const upload = await arriving();
    expect(upload.body.get('notice_version')).toBe('7');
    await apply();
    await act(async () => upload.upload.onprogress?.({ loaded: 40, total: 100 }));
    expect(document.querySelector('progress')?.value).toBe(40);
    await act(async () => upload.upload.onload?.());
    expect(page()).toContain(copy.arrived);
    await answer(upload, 201);
    await waitFor(() => expect(page()).toContain(SENT));
    expect(Upload.all).toHaveLength(1);
  });
});

describe('an application that failed', () => {
  it.each([
    ['the school is down', 502, refusal('upstream_failed'), 'Your application was not sent'],
    ['a captive portal answers', 200, '<h1>Sign in</h1>', 'Your application was not sent'],
    ['too many were sent', 429, refusal('rate_limited'), 'about 10 minutes'],
  ])('is kept and can be sent again when %s', async (_, status, body, message) => {
    show();
    await fillAll();
    await apply();
    await answer(await arriving(), status, body, '600');
    await expectAlert(FAILED);
    expect(page()).toContain(message);
    expectKept();
    await apply();
    await answer(await arriving(2), 201);
    await waitFor(() => expect(page()).toContain(SENT));
  });

  it('shows the school’s errors at its fields, and focuses the first after the alert', async () => {
    show();
    await fillAll();
    await apply();
    const fields = { cv: 'The CV is damaged', vacancy: 'Please select a vacancy' };
    await answer(await arriving(), 422, refusal('invalid', fields));
    await expectAlert(FAILED);
    expect(errors()).toEqual(['Please select a vacancy', 'The CV is damaged']);
    await expectFocus(() => control('Vacancy'));
    expectKept();
  });
});
