import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { accessLog } from '@/school-api/db/schema/access-log';
import { NOW, openOffice } from '../../cli/office';
import { addDonation, addMessage } from '../../cli/rows';
import { failureOf } from './failure-of';

const office = await openOffice({ demo: false });
afterAll(() => office.close());

const rows = () => office.db.select().from(accessLog).orderBy(accessLog.id);
const newest = async () => (await rows()).at(-1);

describe('the access log', () => {
  it('has a row for every look at personal data, with who, when and what', async () => {
    await addMessage(office.db, { email: 'Meera@example.org' });
    await office.school('messages', 'list');
    expect(await newest()).toMatchObject({
      actor: 'command line (meena)',
      action: 'messages list',
      record: 'the newest 20',
      person: '',
      at: NOW,
    });
    await office.school('messages', 'export', '--out', office.inFolder('messages.csv'));
    expect(await newest()).toMatchObject({ action: 'messages export', record: '1 messages' });
  });

  it('names whose record it was by a keyed hash, the same for all spellings', async () => {
    const id = await addDonation(office.db, { email: 'MEERA@example.org' });
    await office.school('messages', 'show', '1');
    const message = await newest();
    await office.school('donations', 'show', id);
    const donation = await newest();
    expect(message?.person).toMatch(/^[\w-]{43}$/);
    expect(donation?.person).toBe(message?.person);
    expect(donation?.record).toBe(`donation ${id}`);
    expect(JSON.stringify(await rows()).toLowerCase()).not.toContain('meera@');
  });

  it('is written by every command, apart from those that show nobody', () => {
    const silent = commands.filter(({ looks }) => looks === undefined).map(({ name }) => name);
    expect(silent.sort()).toEqual([
      ...['accesses export', 'accesses list', 'check', 'content export', 'content import'],
      ...['donations filed', 'form-controls list', 'form-controls set'],
      ...['gifts cancel', 'mail resend', 'payments cases', 'payments reconcile'],
      // These write their own rows, with before and after.
      ...['people invite', 'people leave', 'people link', 'people role'],
      // Erasing writes its own row, in the transaction that erases.
      ...['person erase', 'restore', 'retention run'],
    ]);
  });

  it('writes nothing where nothing is shown', async () => {
    const before = (await rows()).length;
    await office.school('messages', 'show', '999');
    await office.school('retention', 'run', '--dry-run');
    expect(await rows()).toHaveLength(before);
  });

  it('is listed and exported, for one person and one day', async () => {
    const listed = await office.school('accesses', 'list', '--person', 'meera@example.org');
    expect(listed.told).toBe('2 accesses\n');
    expect(listed.out).toContain('donations show');
    const later = await office.school('accesses', 'list', '--from', '2026-11-22');
    expect(later.told).toBe('0 accesses\n');
    const file = office.inFolder('accesses.csv');
    expect((await office.school('accesses', 'export', '--out', file)).code).toBe(0);
  });
});

describe('the database', () => {
  const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);

  it('refuses to change, delete and empty it, and gives up a row after a year', async () => {
    const said = { actor: 'test', action: 'old', at: old };
    await office.db.insert(accessLog).values([said, { ...said, action: 'young', at: new Date() }]);
    const append = /append-only/;
    const { db } = office;
    const young = eq(accessLog.action, 'young');
    expect(await failureOf(db.update(accessLog).set({ record: 'x' }))).toMatch(append);
    expect(await failureOf(db.delete(accessLog).where(young))).toMatch(append);
    expect(await failureOf(db.execute('truncate access_log'))).toMatch(append);
    await db.delete(accessLog).where(eq(accessLog.action, 'old'));
    expect((await rows()).map(({ action }) => action)).toContain('young');
    expect((await rows()).map(({ action }) => action)).not.toContain('old');
  });
});
