import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeCodes } from '@/school-api/db/schema/applications';
import { vacancies } from '@/school-api/db/schema/careers';
import { outbox } from '@/school-api/db/schema/outbox';
import {
  begin,
  completeForm,
  type FormsApp,
  newEmail,
  openFormsApp,
  post,
  readCode,
  refused,
} from '../school-api/forms-app';
import { cv, multipart, samplePdf, words } from '../school-api/sample-cv';

let school: FormsApp;
let vacancy = '';
beforeAll(async () => {
  school = await openFormsApp();
  const [first] = await school.db.select().from(vacancies).limit(1);
  vacancy = first?.vacancyName ?? '';
});
afterAll(() => school.close());

const mailsTo = (recipient: string) =>
  school.db.select().from(outbox).where(eq(outbox.recipient, recipient));

const from = (client: string) => ({ 'x-client-ip': client });

describe('whoever fills somebody’s mailbox', () => {
  it('gets six codes an hour to one address, from however many places', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 1; n <= 30; n += 1) {
      // Each with an application, a name and a place of its own, and another writing of the address.
      const written = n % 2 ? email : email.toUpperCase();
      const id = await begin(school.app, written, `Name ${'abcdefghijklmnopqrstuvwxyzABCDE'[n]}`);
      const send = { application_id: id };
      const response = await post(school.app, 'send-otp/', send, from(`198.51.100.${n}`));
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24);
    const mails = await school.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'otp'), like(outbox.recipient, `%${email.slice(0, 8)}%`)));
    expect(mails.length).toBeLessThanOrEqual(6);
  });

  it('gets 60 codes an hour from one place, to however many addresses', async () => {
    let sent = 0;
    for (let n = 0; n < 75; n += 1) {
      const id = await begin(school.app, newEmail());
      const send = { application_id: id };
      const response = await post(school.app, 'send-otp/', send, from('203.0.113.9'));
      if (response.status === 200) sent += 1;
    }
    expect(sent).toBe(60);
  });

  it('gets one word of thanks a day for one post, however often somebody applies for it', async () => {
    const victim = newEmail();
    const answers = (email: string) => ({
      vacancy,
      applicant_name: 'Radha Rao',
      mobile_code: '+91',
      mobile: '9000000004',
      email,
      qualification: 'Graduate',
      experience: '3',
    });
    const apply = async (email: string) => {
      const form = multipart([...words(answers(email)), cv(samplePdf())]);
      return school.app.request('http://localhost/api/job-apply/', {
        method: 'POST',
        headers: { 'content-type': form.type },
        body: new Uint8Array(form.body),
      });
    };
    for (let n = 0; n < 8; n += 1) {
      expect((await apply(n % 2 ? victim : victim.toUpperCase())).status).toBe(201);
    }
    const all = [...(await mailsTo(victim)), ...(await mailsTo(victim.toUpperCase()))];
    expect(all).toHaveLength(1);
    // The applications themselves are all there, and the office is told of each.
    const told = await school.db.select().from(outbox).where(eq(outbox.kind, 'office-job'));
    expect(told).toHaveLength(8);
    school.pass(24 * 60 * 60);
    await apply(victim);
    expect(await mailsTo(victim)).toHaveLength(
      1 + all.filter((m) => m.recipient === victim).length,
    );
  });
});

describe('whoever writes lines into a mail’s head', () => {
  const lines = ['\r\nX-Injected: 1', '\nX-Injected: 1', '\rX-Injected: 1', '\u0000'];

  it.each(lines)('is refused in every name and address: %j', async (line) => {
    const sent = { email: newEmail(), first_name: 'Keshav', last_name: 'Rao' };
    for (const field of ['email', 'first_name', 'last_name'] as const) {
      const response = await post(school.app, 'create-admission/', {
        ...sent,
        [field]: sent[field] + line,
      });
      expect(await refused(response), field).toMatchObject({ status: 422 });
    }
  });

  it.each(lines)('is refused in every line of a message: %j', async (line) => {
    const message = { name: 'Radha', mobile: '9000000001', message: 'Hello', subject: 'Visit' };
    for (const field of ['name', 'mobile', 'subject'] as const) {
      const response = await post(school.app, 'contact-us/', {
        ...message,
        [field]: message[field] + line,
      });
      expect(await refused(response), field).toMatchObject({ status: 422 });
    }
  });
});

describe('whoever guesses a code', () => {
  const start = async () => {
    const email = newEmail();
    const id = await begin(school.app, email);
    await post(school.app, 'send-otp/', { application_id: id }, from('192.0.2.1'));
    return { id, code: await readCode(school.app, email), email };
  };
  const guess = (id: string, otp: string) => post(school.app, 'verify-otp/', { email: id, otp });
  const wrong = (code: string, n: number) =>
    String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');

  it('has five tries, also when they all come at once', async () => {
    const { id, code } = await start();
    await Promise.all(Array.from({ length: 40 }, (_, n) => guess(id, wrong(code, n))));
    const [row] = await school.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.applicationId, id));
    expect(row?.wrongTries).toBe(5);
    expect(await refused(await guess(id, code))).toMatchObject({ status: 422 });
  });

  it('has five tries for a right code as well: nobody else’s luck opens it', async () => {
    const { id, code } = await start();
    for (let n = 0; n < 4; n += 1) expect((await guess(id, wrong(code, n))).status).toBe(422);
    expect((await guess(id, code)).status).toBe(200);
    // It opens once.
    expect((await guess(id, code)).status).toBe(422);
  });

  it('cannot use the code of another application, and finds no application by trying', async () => {
    const [mine, other] = [await start(), await start()];
    if (mine.code !== other.code) expect((await guess(mine.id, other.code)).status).toBe(422);
    for (const id of ['1', '', 'a'.repeat(32), `${mine.id.slice(0, -1)}!`]) {
      expect([404, 422]).toContain((await guess(id, mine.code)).status);
    }
  });

  it.each([
    ['an array', (code: string) => [code]],
    ['an object', (code: string) => ({ $ne: code })],
    ['a truth', () => true],
    ['nothing', () => null],
    ['no digits', () => ''],
    ['a pattern', () => '%'],
    ['a longer one', (code: string) => `${code}0`],
  ])('is not helped by sending %s', async (_, make) => {
    const { id, code } = await start();
    const response = await post(school.app, 'verify-otp/', { email: id, otp: make(code) });
    expect([400, 422]).toContain(response.status);
  });

  it('gets nowhere without the code: no details, no order', async () => {
    const email = newEmail();
    const id = await begin(school.app, email);
    const complete = await post(school.app, 'complete-admission/', completeForm(id, email));
    expect(complete.status).toBe(409);
  });
});
