import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { accessLog } from '@/school-api/db';
import { NOW, openOffice } from '../../cli/office';
import { failureOf } from './failure-of';

const office = await openOffice({ demo: false });

const rows = () => office.db.select().from(accessLog).orderBy(accessLog.id);
const newest = async () => (await rows()).at(-1);

describe('the access log', () => {
  it('has a row for every view of personal data, with who, when and what', async () => {
    await office.school('mail', 'list');
    expect(await newest()).toMatchObject({
      actor: 'command line (meena)',
      action: 'mail list',
      record: 'the newest 20',
      person: '',
      at: NOW,
    });
  });

  it('identifies the person by a keyed hash, the same for all spellings', async () => {
    await office.school('person', 'show', 'Meera@example.org');
    const shown = await newest();
    await office.school('person', 'show', 'MEERA@example.org');
    const again = await newest();
    expect(shown?.person).toMatch(/^[\w-]{43}$/);
    expect(again?.person).toBe(shown?.person);
    expect(again?.id).not.toBe(shown?.id);
    expect(JSON.stringify(await rows()).toLowerCase()).not.toContain('meera@');
  });

  it('is written by every command except those that show no person', () => {
    const silent = commands
      .filter(({ accesses }) => accesses === undefined)
      .map(({ name }) => name);
    expect(silent.sort()).toEqual([
      ...['check', 'mail resend', 'payments reconcile'],
      // These insert their own rows, with before and after.
      ...['people invite', 'people leave', 'people link', 'people role', 'people sessions end'],
      // Erasing inserts its own row, in the same transaction.
      ...['person erase', 'restore', 'retention run'],
    ]);
  });

  it('records nothing if nothing is shown', async () => {
    const before = (await rows()).length;
    await office.school('people', 'sessions', 'end', 'nobody@example.org');
    await office.school('retention', 'run', '--dry-run');
    expect(await rows()).toHaveLength(before);
  });
});

describe('the database', () => {
  const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);

  it('refuses to change, delete and empty it, and releases a row after a year', async () => {
    const entry = { actor: 'test', action: 'old', at: old };
    await office.db
      .insert(accessLog)
      .values([entry, { ...entry, action: 'young', at: new Date() }]);
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
