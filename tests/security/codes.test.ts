import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oneTimeCodes } from '@/school-api/db/schema/applications';
import { outbox } from '@/school-api/db/schema/outbox';
import {
  begin,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  readCode,
  refused,
  verify,
} from '../school-api/forms/forms-app';

const school = await openFormsApp();
const from = (client: string) => ({ 'x-client-ip': client });

describe('an attacker in the same room as a parent', () => {
  const parent = { ...from('192.0.2.77'), user_id: 'the-parent' };
  const other = { ...from('192.0.2.77'), user_id: 'somebody-else' };

  it('is never given the parent’s application, neither before the code nor after it', async () => {
    const email = newEmail();
    const mine = await begin(school.app, email, 'Keshav', parent);
    const before = await begin(school.app, email, 'Keshav', other);
    await post(school.app, 'send-otp/', { application_id: mine }, parent);
    await verify(school.app, mine, email);
    const after = await begin(school.app, email, 'Keshav', other);
    // Even the parent's own browser does not get it back without the code.
    const again = await begin(school.app, email, 'Keshav', parent);
    expect([before, after, again]).not.toContain(mine);
    expect([before, after]).not.toContain(again);
    for (const id of [before, after, again]) {
      const form = await post(school.app, 'complete-admission/', completeForm(id, email));
      expect(form.status).toBe(409);
    }
  });

  it('finds the id in no log and no email', async () => {
    const email = newEmail();
    const id = await begin(school.app, email, 'Keshav', parent);
    await post(school.app, 'send-otp/', { application_id: id }, parent);
    await verify(school.app, id, email);
    await post(school.app, 'complete-admission/', completeForm(id, email));
    expect(school.lines.length).toBeGreaterThan(0);
    expect(school.lines.join()).not.toContain(id);
    const data = (await school.db.select().from(outbox)).map((mail) => mail.data);
    expect(JSON.stringify(data)).not.toContain(id);
  });
});

describe('an attacker who guesses a code', () => {
  const start = async () => {
    const email = newEmail();
    const id = await begin(school.app, email);
    await post(school.app, 'send-otp/', { application_id: id }, from('192.0.2.1'));
    return { id, code: await readCode(school.app, email), email };
  };
  const guess = (id: string, otp: string) => post(school.app, 'verify-otp/', { email: id, otp });
  const wrong = (code: string, n: number) =>
    String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');

  it('has five attempts, even if they all arrive at once', async () => {
    const { id, code } = await start();
    await Promise.all(Array.from({ length: 40 }, (_, n) => guess(id, wrong(code, n))));
    const [row] = await school.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.applicationId, id));
    expect(row?.wrongTries).toBe(5);
    expect(await refused(await guess(id, code))).toMatchObject({ status: 422 });
  });

  it('has 20 attempts a day for one mailbox, over all registrations, and then sees whom to call', async () => {
    const mailbox = newEmail();
    for (let n = 0; n < 4; n += 1) {
      const email = mailbox.replace('@', `+${n}@`);
      const id = await begin(school.app, email);
      await post(school.app, 'send-otp/', { application_id: id }, from('192.0.2.1'));
      const code = await readCode(school.app, email);
      for (let k = 0; k < 5; k += 1) expect((await guess(id, wrong(code, k))).status).toBe(422);
    }
    const id = await begin(school.app, mailbox);
    const send = async () =>
      post(school.app, 'send-otp/', { application_id: id }, from('192.0.2.1'));
    const { phone } = school.config.mail.school;
    expect(await refused(await send())).toMatchObject({
      status: 429,
      message: expect.stringContaining(phone),
    });
    const tried = await refused(await guess(id, '000000'));
    expect(tried.fields?.otp).toContain(phone);
    school.pass(24 * 60 * 60 + 1);
    expect((await send()).status).toBe(200);
  });

  it('cannot use another application’s code, and finds no application by guessing', async () => {
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
  ])('gains nothing by sending %s', async (_, make) => {
    const { id, code } = await start();
    const response = await post(school.app, 'verify-otp/', { email: id, otp: make(code) });
    expect([400, 422]).toContain(response.status);
  });
});
