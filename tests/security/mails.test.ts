import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeSends } from '@/school-api/db/schema/applications';
import { outbox } from '@/school-api/db/schema/outbox';
import { render } from '@/school-api/mail/render';
import { limitCounts } from '@/school-api/platform/metrics/limit-counts';
import {
  begin,
  jobAnswers,
  newEmail,
  openFormsApp,
  post,
  postForm,
  refused,
} from '../school-api/forms/forms-app';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';

const school = await openFormsApp();
const created = z.object({ application_id: z.string() });

const mailsTo = (recipient: string) =>
  school.db.select().from(outbox).where(eq(outbox.recipient, recipient));

/** Inserts `times` codes sent this hour; without a client, each from a different one. */
const fillSends = (times: number, client: string) =>
  school.db.insert(codeSends).values(
    Array.from({ length: times }, (_, n) => ({
      applicationId: `filled-${n}`,
      emailKey: `filled-${n}@example.org`,
      client: client || `filled-${n}`,
      sentAt: school.clock.now,
    })),
  );

const from = (client: string) => ({ 'x-client-ip': client });

describe('an attacker who floods a mailbox', () => {
  it('gets six codes an hour to one mailbox, however its address is written', async () => {
    const writings = [
      ...Array.from({ length: 9 }, (_, n) => `vraja.parent+${n}@example.org`),
      'VRAJA.parent+9@example.org',
    ];
    const dots = ['a.bcdefgh', 'ab.cdefgh', 'abc.defgh', 'a.b.cdefgh', 'abcdefgh', 'ABCD.efgh'];
    const large = [
      ...dots.map((name) => `${name}@gmail.com`),
      ...dots.map((name) => `${name}@googlemail.com`),
    ];
    for (const mailbox of [writings, large]) {
      const statuses = await Promise.all(
        mailbox.map(async (email, n) => {
          const id = await begin(school.app, email);
          const send = { application_id: id };
          return (await post(school.app, 'send-otp/', send, from(`198.51.100.${50 + n}`))).status;
        }),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    }
  });

  it('gets 400 codes an hour from one place, to however many addresses', async () => {
    const client = '203.0.113.9';
    await fillSends(398, client);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      const send = { application_id: await begin(school.app, newEmail()) };
      statuses.push((await post(school.app, 'send-otp/', send, from(client))).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('gets 3,000 codes an hour from all addresses together, which raises an alarm', async () => {
    school.pass(2 * 60 * 60);
    await fillSends(2999, '');
    const statuses = [];
    for (let n = 0; n < 2; n += 1) {
      const send = { application_id: await begin(school.app, newEmail()) };
      statuses.push((await post(school.app, 'send-otp/', send, from(`192.0.2.${n + 10}`))).status);
    }
    expect(statuses).toEqual([200, 429]);
    expect(school.lines.filter((line) => line.includes('codes-capped'))).toHaveLength(1);
    expect(limitCounts().get('codes-all')).toBe(1);
    school.pass(2 * 60 * 60);
  });

  it('gets one acknowledgement a day per vacancy, however many applications', async () => {
    const victim = newEmail();
    const apply = async (email: string) => {
      const answers = textParts(await jobAnswers(school, { email }));
      return postForm(school.app, 'job-apply/', multipart([...answers, cv(samplePdf())]));
    };
    for (let n = 0; n < 8; n += 1) {
      expect((await apply(n % 2 ? victim : victim.toUpperCase())).status).toBe(201);
    }
    const all = [...(await mailsTo(victim)), ...(await mailsTo(victim.toUpperCase()))];
    expect(all).toHaveLength(1);
    const sent = await school.db.select().from(outbox).where(eq(outbox.kind, 'office-job'));
    expect(sent).toHaveLength(8);
    school.pass(24 * 60 * 60);
    await apply(victim);
    expect(await mailsTo(victim)).toHaveLength(
      1 + all.filter((m) => m.recipient === victim).length,
    );
  });
});

it('an attacker who puts text into the school’s emails writes nothing into the first email to an address', async () => {
  const email = newEmail();
  const sent = { email, first_name: 'Claimnow', last_name: 'Prizegiver' };
  const begun = created.parse(await (await post(school.app, 'create-admission/', sent)).json());
  await post(school.app, 'send-otp/', begun, from('192.0.2.200'));
  const [mail] = await mailsTo(email);
  const letter = render(mail?.kind ?? '', mail?.data, school.config.mail.school);
  expect(letter?.text).toContain('verification code');
  expect(JSON.stringify(letter)).not.toMatch(/Claimnow|Prizegiver/);
});

describe('an attacker who injects mail headers', () => {
  const lines = ['\r\nX-Injected: 1', '\nX-Injected: 1', '\rX-Injected: 1', '\u0000'];
  const forms: Record<string, Record<string, string>> = {
    'create-admission/': { email: newEmail(), first_name: 'Keshav', last_name: 'Rao' },
    'contact-us/': { name: 'Radha', mobile: '9000000001', subject: 'Visit' },
  };

  it.each(lines)('is refused in every name, address and line of a form: %j', async (line) => {
    for (const [call, fields] of Object.entries(forms)) {
      for (const [field, value] of Object.entries(fields)) {
        const sent = { ...fields, message: 'Hello', [field]: value + line };
        const { status, fields: wrong } = await refused(await post(school.app, call, sent));
        expect([status, Object.keys(wrong ?? {})], field).toEqual([422, [field]]);
      }
    }
  });
});
