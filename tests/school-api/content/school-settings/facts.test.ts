import { beforeEach, describe, expect, it } from 'vitest';
import { setLiveFacts } from '@/content/live-facts';
import { school } from '@/content/school';
import { readConfig } from '@/school-api/config';
import { followFacts, readSettings, saveFacts, type Typed, typedOf } from '@/school-api/content';
import { contentChanges, schoolFacts } from '@/school-api/db';
import { render } from '@/school-api/mail';
import { createPdfSchool } from '@/school-api/money';
import { forgetEachTime } from '../../../site-changes/forget';
import { openTestApp } from '../../test-app';

forgetEachTime();

const now = new Date('2026-11-23T09:00:00Z');
const api = await openTestApp();
beforeEach(async () => {
  const { db } = api.database;
  for (const table of [schoolFacts, contentChanges]) await db.delete(table);
});

async function save(changes: Typed, basedOn?: string) {
  const { db } = api.database;
  const typed = { ...typedOf(school), ...changes };
  const known = basedOn ?? (await readSettings(db)).basedOn;
  const saved = await saveFacts(db, now, { typed, basedOn: known, by: 'Asha' });
  await followFacts(db);
  return saved;
}
const asked = async () => (await api.app.request('/api/school-facts')).json();
const numbers = async () => (await api.app.request('/api/content-changes')).json();

describe('facts of the school', () => {
  it('are those of content/school.ts until the office changes them', async () => {
    expect(await asked()).toEqual({});
    expect(await save({})).toEqual({ ok: true, changed: [] });
    expect(await asked()).toEqual({});
    expect(await numbers()).toMatchObject({ tags: {} });
  });

  it('reach the site, and the emails and PDFs of this process', async () => {
    const saved = await save({ session: '2031-32', phones: '+91 98111 22222\n+91 98111 33333' });
    expect(saved).toMatchObject({ ok: true, changed: ['session', 'phones'] });
    expect(await asked()).toEqual({
      session: '2031-32',
      phones: ['+91 98111 22222', '+91 98111 33333'],
    });
    expect(await numbers()).toMatchObject({ tags: { site: expect.any(Number) } });
    const mail = { name: 'Ravi', reason: '' };
    const { mail: settings, forms } = readConfig({ NODE_ENV: 'test' });
    expect(settings.school).toMatchObject({ session: '2031-32', phone: '+91 98111 22222' });
    expect(forms.otp.officePhone).toBe('+91 98111 22222');
    expect(createPdfSchool().phone).toBe('+91 98111 22222');
    const rendered = render('otp', { code: '123456', minutes: 10, ...mail }, settings.school);
    expect(rendered === null || rendered.text.includes('+91 98111 22222')).toBe(true);
  });

  it('are read again by a process that starts later', async () => {
    await save({ hours: 'Monday to Saturday, 9 am to 4 pm' });
    setLiveFacts({});
    expect(school.hours).toBeUndefined();
    await followFacts(api.database.db);
    expect(school.hours).toBe('Monday to Saturday, 9 am to 4 pm');
  });

  it('need no row once they equal content/school.ts again', async () => {
    const { session } = school;
    await save({ session: '2031-32' });
    await save({ session });
    expect(await asked()).toEqual({});
    expect(await api.database.db.$count(schoolFacts)).toBe(0);
    expect(school.session).toBe(session);
  });

  it('record who changed them, and when', async () => {
    await save({ locality: 'Mathura' });
    expect((await readSettings(api.database.db)).changes).toEqual([
      { key: 'address', at: now, by: 'Asha' },
    ]);
  });

  it.each<[Record<string, string>, string]>([
    [{ session: '2026' }, 'session'],
    [{ phones: 'call us' }, 'phones'],
    [{ phones: '+91 98111 22222\njavascript:alert(1)' }, 'phones'],
    [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
    [{ social: 'Facebook javascript:alert(1)' }, 'social'],
    [{ social: 'Facebook https://user:pass@facebook.com/' }, 'social'],
    [{ street: '' }, 'street'],
    [{ announcement: 'x'.repeat(201) }, 'announcement'],
  ])('are rejected as a whole if one is invalid: %j', async (changes, input) => {
    const saved = await save({ ...changes, locality: 'Mathura' });
    expect(saved).toMatchObject({ ok: false, problems: { [input]: expect.any(String) } });
    expect(await api.database.db.$count(schoolFacts)).toBe(0);
  });

  it('leave out an invalid row', async () => {
    const { db } = api.database;
    await db.insert(schoolFacts).values([
      { key: 'session', value: 'forged <script>', changedAt: now },
      { key: 'bankAccount', value: { accountNumber: '1' }, changedAt: now },
      { key: 'hours', value: 'Always', changedAt: now },
    ]);
    expect(await asked()).toEqual({ hours: 'Always' });
  });
});
