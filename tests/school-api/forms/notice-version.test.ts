import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db/schema/applications';
import { donations } from '@/school-api/db/schema/donations';
import { jobApplications } from '@/school-api/db/schema/jobs';
import { contactMessages } from '@/school-api/db/schema/messages';
import { outbox } from '@/school-api/db/schema/outbox';
import { onSite } from '../../support/content';
import { openPaymentsApp, type PaymentsApp } from '../money/payments/payments-app';
import { cv, multipart, samplePdf, textParts } from '../sample-cv';
import { type FormsApp, newEmail, openFormsApp, post } from './forms-app';

let api: FormsApp;
let payments: PaymentsApp;
let vacancy = '';
beforeAll(async () => {
  api = await openFormsApp();
  payments = await openPaymentsApp();
  const [first] = await onSite(api.db, 'vacancies');
  vacancy = String(first?.vacancy_name);
});
afterAll(async () => {
  await api.close();
  await payments.close();
});

type Sent = Record<string, string>;

function apply(sent: Sent) {
  const answers = {
    ...{ vacancy, applicant_name: 'Radha Rao', mobile: '9000000004', email: newEmail() },
    ...{ qualification: 'Graduate', experience: '3', ...sent },
  };
  const { body, type } = multipart([...textParts(answers), cv(samplePdf())]);
  return api.app.request('http://localhost/api/job-apply/', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
}

const message = { name: 'Asha', mobile_code: '+91', mobile: '9000000001', message: 'Hello' };
const child = { first_name: 'Keshav', last_name: 'Rao' };
const gift = {
  ...{ mobile: '0000000012', donor_name: 'Asha Rao', email: 'donor@example.org' },
  ...{ address: '7, Demo Lane', city: 'Vraja', state: 'Uttar Pradesh', country: 'India' },
  amount: '1500',
};

/** Sends the form, and reads the version of the newest row. */
const forms = {
  'contact-us': {
    send: async (sent: Sent) =>
      (await post(api.app, 'contact-us/', { ...message, ...sent })).status,
    rows: () => api.db.select().from(contactMessages).orderBy(desc(contactMessages.id)),
  },
  'job-apply': {
    send: async (sent: Sent) => (await apply(sent)).status,
    rows: () => api.db.select().from(jobApplications).orderBy(desc(jobApplications.id)),
  },
  'create-admission': {
    send: async (sent: Sent) => {
      api.pass(1);
      const body = { ...child, email: newEmail(), ...sent };
      return (await post(api.app, 'create-admission/', body)).status;
    },
    rows: () => api.db.select().from(applications).orderBy(desc(applications.createdAt)),
  },
  'create-donation': {
    send: async (sent: Sent) => {
      await payments.db.delete(donations);
      return (await payments.post('create-donation/', { ...gift, ...sent })).status;
    },
    rows: () => payments.db.select().from(donations),
  },
};

describe.each(Object.entries(forms))('%s', (_, { send, rows }) => {
  it('stores the version of the notice with the record', async () => {
    expect(await send({ notice_version: '1' })).toBe(201);
    expect((await rows())[0]?.noticeVersion).toBe('1');
  });

  it('takes the payload of the specification, and an empty version', async () => {
    const payloads: Sent[] = [{}, { notice_version: '' }];
    for (const sent of payloads) {
      expect(await send(sent)).toBe(201);
      expect((await rows())[0]?.noticeVersion).toBe('');
    }
  });

  it.each(['a b', 'x'.repeat(21), '<1>'])('refuses an invalid version: %s', async (version) => {
    const before = (await rows()).length;
    expect(await send({ notice_version: version })).toBe(422);
    expect((await rows()).length).toBeLessThanOrEqual(before);
  });
});

it('is in no mail', async () => {
  await forms['contact-us'].send({ notice_version: 'seen-7' });
  expect(JSON.stringify(await api.db.select().from(outbox))).not.toContain('seen-7');
});
