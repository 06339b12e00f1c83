import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications, contactMessages, donations, jobApplications, outbox } from '@/school-api/db';
import { DONATION } from '../money/payments/payment-actions';
import { openPaymentsApp } from '../money/payments/payments-app';
import { cv, multipart, samplePdf, textParts } from '../sample-cv';
import { jobAnswers, newEmail, openFormsApp, post, postForm } from './forms-app';

const api = await openFormsApp();
const payments = await openPaymentsApp();

type Sent = Record<string, string>;

async function apply(sent: Sent) {
  const answers = await jobAnswers(api, { email: newEmail(), ...sent });
  return postForm(api.app, 'job-apply/', multipart([...textParts(answers), cv(samplePdf())]));
}

const message = { name: 'Asha', mobile_code: '+91', mobile: '9000000001', message: 'Hello' };
const child = { first_name: 'Keshav', last_name: 'Rao' };

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
      return (await payments.post('create-donation/', { ...DONATION, ...sent })).status;
    },
    rows: () => payments.db.select().from(donations),
  },
};

describe.each(Object.entries(forms))('%s', (_, { send, rows }) => {
  it('stores the version of the notice with the record', async () => {
    expect(await send({ notice_version: '1' })).toBe(201);
    expect((await rows())[0]?.noticeVersion).toBe('1');
  });

  it('accepts the payload of the specification, and an empty version', async () => {
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

it('is in no email', async () => {
  await forms['contact-us'].send({ notice_version: 'seen-7' });
  expect(JSON.stringify(await api.db.select().from(outbox))).not.toContain('seen-7');
});
