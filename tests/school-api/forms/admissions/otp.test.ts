import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oneTimeCodes, outbox } from '@/school-api/db';
import { begin, newEmail, openFormsApp, post, readCode, refused } from '../forms-app';

const LIMITS = {
  resendSeconds: 20,
  sendsPerAddress: 3,
  sendsPerClient: 5,
  sendsInAll: 1000,
  officePhone: '+91 90000 00000',
};
/** The form's own lock: 15 ticks of 1.5 s. */
const FORM_LOCK_SECONDS = 22.5;

let visitors = 0;
const api = await openFormsApp({ otp: LIMITS });

const newVisitor = () => {
  visitors += 1;
  return { 'x-client-ip': `198.51.100.${visitors}` };
};
const send = (id: string, visitor = newVisitor()) =>
  post(api.app, 'send-otp/', { application_id: id }, visitor);
const verify = (id: string, otp: string) => post(api.app, 'verify-otp/', { email: id, otp });

/** A different code. */
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sentTo(email: string) {
  const id = await begin(api.app, email);
  expect((await send(id)).status).toBe(200);
  return { id, code: await readCode(api.app, email) };
}

describe('send-otp', () => {
  it('mails six digits and stores only their hash', async () => {
    const { id, code } = await sentTo(newEmail());
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await api.db
      .select()
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.applicationId, id));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('accepts a second request after the waiting time of the form', async () => {
    const { id } = await sentTo(newEmail());
    api.pass(FORM_LOCK_SECONDS);
    expect((await send(id)).status).toBe(200);
  });

  it('counts resends like first emails, so that no registration sends one more', async () => {
    const email = newEmail();
    await sentTo(email);
    const ids = [];
    for (const name of ['Gopal', 'Madhav']) ids.push(await begin(api.app, email, name));
    for (const id of ids) expect((await send(id)).status).toBe(200);
    api.pass(FORM_LOCK_SECONDS);
    for (const id of ids) expect((await send(id)).status).toBe(429);
  });

  it('rejects an immediate second request with Retry-After', async () => {
    const { id } = await sentTo(newEmail());
    const response = await send(id);
    expect(response.headers.get('retry-after')).toBe('20');
    expect(await refused(response)).toMatchObject({ status: 429, code: 'rate_limited' });
  });

  it('sends one mail for concurrent clicks', async () => {
    const id = await begin(api.app, newEmail());
    const answers = await Promise.all([send(id), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it('responds 404 to an unknown id', async () => {
    expect(await refused(await send('x'.repeat(32)))).toMatchObject({ status: 404 });
    expect(await refused(await send("' or 1=1 --"))).toMatchObject({ status: 404 });
  });

  it('cancels the unsent mail of a replaced code', async () => {
    const email = newEmail();
    const { id } = await sentTo(email);
    api.pass(FORM_LOCK_SECONDS);
    await send(id);
    const rows = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
    expect(rows.map(({ state }) => state).sort()).toEqual(['dead', 'pending']);
    expect(rows.find(({ state }) => state === 'dead')?.data).toEqual({});
  });
});

describe('verify-otp', () => {
  it('accepts the right code once, also with spaces and a dash', async () => {
    const { id, code } = await sentTo(newEmail());
    const response = await verify(id, ` ${code.slice(0, 3)}-${code.slice(3)} `);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      application_id: id,
      admission_data: null,
      grant: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await refused(await verify(id, code))).toMatchObject({
      status: 422,
      fields: { otp: 'This code has already been used. Please ask for a new one.' },
    });
  });

  it('refuses a code after five wrong tries', async () => {
    const { id, code } = await sentTo(newEmail());
    const words = [];
    for (let n = 0; n < 5; n += 1)
      words.push((await refused(await verify(id, otherCode(code)))).fields);
    expect(words[0]?.otp).toContain('code is wrong');
    expect(words[4]?.otp).toContain('too many wrong codes');
    expect((await refused(await verify(id, code))).fields?.otp).toContain('too many wrong codes');
  });

  it('accepts a new code after the old one was locked', async () => {
    const email = newEmail();
    const { id, code } = await sentTo(email);
    for (let n = 0; n < 5; n += 1) await verify(id, otherCode(code));
    api.pass(FORM_LOCK_SECONDS);
    await send(id);
    expect((await verify(id, await readCode(api.app, email))).status).toBe(200);
  });

  it('rejects a code after fifteen minutes, and an old one once there is a newer', async () => {
    const email = newEmail();
    const { id, code } = await sentTo(email);
    api.pass(15 * 60 + 1);
    expect((await refused(await verify(id, code))).fields?.otp).toContain('expired');
    await send(id);
    const newer = await readCode(api.app, email);
    if (newer !== code) expect((await verify(id, code)).status).toBe(422);
    expect((await verify(id, newer)).status).toBe(200);
  });

  it('ends a code when the clock is set back, and a new one is sent at once', async () => {
    const email = newEmail();
    const { id, code } = await sentTo(email);
    api.pass(-2 * 3600);
    expect((await refused(await verify(id, code))).fields?.otp).toContain('expired');
    expect((await send(id)).status).toBe(200);
    expect((await verify(id, await readCode(api.app, email))).status).toBe(200);
    api.pass(2 * 3600);
  });

  it.each(['', 'abcdef', '12345', '1234567', "' or 1=1", '١٢٣٤٥٦'])('refuses %o', async (otp) => {
    const { id } = await sentTo(newEmail());
    expect(await refused(await verify(id, otp))).toMatchObject({ status: 422 });
  });

  it('logs neither codes nor complete addresses', async () => {
    const email = newEmail();
    const { id, code } = await sentTo(email);
    await verify(id, otherCode(code));
    await verify(id, code);
    const log = api.lines.join('\n');
    expect(log.length).toBeGreaterThan(0);
    expect(log).not.toContain(email);
    expect(log).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
