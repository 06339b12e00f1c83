import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@/school-api/db/schema/outbox';
import { NOW, type Office, openOffice } from './office';
import { addMail, daysAgo } from './rows';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ demo: false });
});
afterEach(() => office.close());

const otp = {
  kind: 'otp',
  data: { code: '493817', firstName: 'Keshav', expiresAt: NOW.toISOString() },
};
const all = () => office.db.select().from(outbox).orderBy(outbox.id);

describe('mail list', () => {
  it('tells how each mail stands, and nothing of what it says', async () => {
    await addMail(office.db, { ...otp, state: 'kept' });
    await addMail(office.db, { state: 'dead', tries: 24, lastError: 'ECONNREFUSED' });
    await addMail(office.db, { recipient: 'office' });
    const { out, told } = await office.school('mail', 'list');
    expect(out).toMatch(/dead +job-acknowledgement +meera@example\.org +24 +ECONNREFUSED/);
    expect(out).toMatch(/pending +job-acknowledgement +the office/);
    expect(out).not.toContain('493817');
    expect(told).toBe('3 mails\n');
    const dead = await office.school('mail', 'list', '--state', 'dead');
    expect(dead.out.trim().split('\n')).toHaveLength(2);
    const codes = await office.school('mail', 'list', '--kind', 'otp');
    expect(codes.told).toBe('1 mails\n');
  });
});

describe('mail resend', () => {
  it('tries a mail that was given up from its first try', async () => {
    const id = await addMail(office.db, { state: 'dead', tries: 24, nextTryAt: daysAgo(3) });
    const { code, told } = await office.school('mail', 'resend', String(id));
    expect([code, told]).toEqual([0, `Mail ${id} will be sent.\n`]);
    expect(await all()).toMatchObject([{ state: 'pending', tries: 0, nextTryAt: NOW }]);
  });

  it('sends a mail that has gone out a second and a third time, as mails of their own', async () => {
    const id = await addMail(office.db, { key: 'receipt:1', state: 'sent', sentAt: daysAgo(1) });
    await office.school('mail', 'resend', String(id));
    await office.school('mail', 'resend', String(id));
    const mails = await all();
    expect(mails.map(({ key, state }) => `${key} ${state}`)).toEqual([
      'receipt:1 sent',
      'receipt:1:again:1 pending',
      'receipt:1:again:2 pending',
    ]);
    expect(mails[1]?.data).toEqual(mails[0]?.data);
  });

  it('lets a waiting mail wait no longer, and keeps count of its tries', async () => {
    const id = await addMail(office.db, { tries: 3, nextTryAt: daysAgo(-1) });
    await office.school('mail', 'resend', String(id));
    expect(await all()).toMatchObject([{ state: 'pending', tries: 3, nextTryAt: NOW }]);
  });

  it('never sends a code again', async () => {
    for (const state of ['sent', 'dead', 'kept'] as const) {
      const id = await addMail(office.db, { ...otp, state });
      const { code, told } = await office.school('mail', 'resend', String(id));
      expect([code, told]).toEqual([1, expect.stringContaining('one-time code')]);
      const [row] = await office.db.select().from(outbox).where(eq(outbox.id, id));
      expect(row?.state).toBe(state);
    }
  });

  it('takes all that were given up, or all that were kept', async () => {
    await addMail(office.db, { state: 'dead' });
    await addMail(office.db, { state: 'dead' });
    await addMail(office.db, { ...otp, state: 'dead', data: {} });
    await addMail(office.db, { state: 'kept' });
    const dead = await office.school('mail', 'resend', '--dead');
    expect(dead.told).toContain('2 mails will be sent again.\n1 cannot be sent again');
    await office.school('mail', 'resend', '--kept');
    expect((await all()).map(({ state }) => state)).toEqual([
      ...['pending', 'pending', 'dead', 'pending'],
    ]);
  });

  it.each([[[]], [['7', '--dead']]])('does not guess what %j means', async (args) => {
    expect((await office.school('mail', 'resend', ...args)).code).toBe(2);
  });

  it('knows which mails there are', async () => {
    const { code, told } = await office.school('mail', 'resend', '99');
    expect([code, told]).toEqual([1, 'There is no mail 99.\n']);
  });
});
