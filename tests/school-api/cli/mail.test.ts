import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '@/school-api/db';
import { NOW, type Office, openOffice } from './office';
import { addMail, daysAgo } from './rows';

let office: Office;
beforeEach(async () => {
  office = await openOffice({ demo: false });
});

const otp = {
  kind: 'otp',
  data: { code: '493817', firstName: 'Keshav', expiresAt: NOW.toISOString() },
};
const all = () => office.db.select().from(outbox).orderBy(outbox.id);

it('mail list shows the state of each mail, but not its content', async () => {
  await addMail(office.db, { ...otp, state: 'kept' });
  await addMail(office.db, { state: 'dead', tries: 24, lastError: 'ECONNREFUSED' });
  await addMail(office.db, { recipient: 'office' });
  const { out, output } = await office.school('mail', 'list');
  expect(out).toMatch(/dead +job-acknowledgement +meera@example\.org +24 +ECONNREFUSED/);
  expect(out).toMatch(/pending +job-acknowledgement +the office/);
  expect(out).not.toContain('493817');
  expect(output).toBe('3 emails\n');
  const dead = await office.school('mail', 'list', '--state', 'dead');
  expect(dead.out.trim().split('\n')).toHaveLength(2);
  const codes = await office.school('mail', 'list', '--kind', 'otp');
  expect(codes.output).toBe('1 email\n');
});

describe('mail resend', () => {
  it('restarts the delivery of an abandoned mail', async () => {
    const id = await addMail(office.db, { state: 'dead', tries: 24, nextTryAt: daysAgo(3) });
    const { code, output } = await office.school('mail', 'resend', String(id));
    expect([code, output]).toEqual([0, `Email ${id} will be sent.\n`]);
    expect(await all()).toMatchObject([{ state: 'pending', tries: 0, nextTryAt: NOW }]);
  });

  it('resends a sent mail as a new mail each time', async () => {
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

  it('makes a pending mail due and keeps its number of attempts', async () => {
    const id = await addMail(office.db, { tries: 3, nextTryAt: daysAgo(-1) });
    await office.school('mail', 'resend', String(id));
    expect(await all()).toMatchObject([{ state: 'pending', tries: 3, nextTryAt: NOW }]);
  });

  it('never sends a code again', async () => {
    for (const state of ['sent', 'dead', 'kept'] as const) {
      const id = await addMail(office.db, { ...otp, state });
      const { code, output } = await office.school('mail', 'resend', String(id));
      expect([code, output]).toEqual([1, expect.stringContaining('one-time code')]);
      const [row] = await office.db.select().from(outbox).where(eq(outbox.id, id));
      expect(row?.state).toBe(state);
    }
  });

  it('resends all abandoned mails, or all kept ones', async () => {
    await addMail(office.db, { state: 'dead' });
    await addMail(office.db, { state: 'dead' });
    await addMail(office.db, { state: 'dead', handledAt: daysAgo(1) });
    await addMail(office.db, { state: 'dead', createdAt: daysAgo(31) });
    await addMail(office.db, { state: 'kept' });
    await addMail(office.db, { ...otp, state: 'kept' });
    const dead = await office.school('mail', 'resend', '--dead');
    expect(dead.output).toContain('2 emails will be sent again.\n');
    const kept = await office.school('mail', 'resend', '--kept');
    expect(kept.output).toContain(
      '1 email will be sent again.\n1 email with a one-time code or link cannot be sent again.',
    );
    expect((await all()).map(({ state }) => state)).toEqual([
      ...['pending', 'pending', 'dead', 'dead', 'pending', 'kept'],
    ]);
  });

  it.each([[[]], [['7', '--dead']]])('rejects the arguments %j', async (args) => {
    expect((await office.school('mail', 'resend', ...args)).code).toBe(2);
  });

  it('reports an unknown id', async () => {
    const { code, output } = await office.school('mail', 'resend', '99');
    expect([code, output]).toEqual([1, 'There is no email 99.\n']);
  });
});
