import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { commands } from '@/school-api/cli/commands';
import { accessLog, applications, type Db } from '@/school-api/db';
import { audited, writeAudit } from '@/school-api/office/audit';
import { recordAccess } from '@/school-api/privacy';
import { templateOf } from '@/school-api/privacy/audit/sentences';
import { addApplication, numberOf } from '../school-api/cli/rows';
import { openTestOffice } from './support/office';

const office = await openTestOffice();
const head = await office.as('head');

const DAY = 24 * 60 * 60_000;

type Given = { action?: string; actor?: string; person?: string; daysAgo?: number; after?: object };

async function add({ action = 'messages show', actor = 'office (a@b.in)', ...rest }: Given) {
  const { daysAgo = 0, person, after } = rest;
  const now = new Date(office.deps.now().getTime() - daysAgo * DAY);
  const { panKey } = office.deps.config.tax;
  const change = after && { before: { state: 'new' }, after: { ...after } };
  const access = { actor, action, record: `of ${daysAgo}`, person, ...change };
  await recordAccess(office.deps.db, access, { now, panKey });
}

/** Only the table: the filters name every action too. */
const tableOf = async (path: string) => {
  const html = await (await head.get(path)).text();
  return { html, rows: [...html.matchAll(/href="\/audit\/(\d+)"/g)].map(([, id]) => Number(id)) };
};

describe('the audit', () => {
  beforeAll(async () => {
    for (let n = 0; n < 60; n += 1) await add({ action: 'jobs show' });
    await add({ actor: 'command line (meena)', action: 'donations list', daysAgo: 3 });
    await add({ person: 'Parent@example.org', daysAgo: 5 });
    await add({ action: 'jobs state', after: { state: 'hired' }, daysAgo: 9 });
  });

  it('has pages of 50 rows, forwards and backwards', async () => {
    const first = await tableOf('/audit?action=jobs+show');
    expect(first.rows).toHaveLength(50);
    expect(first.rows).toEqual(first.rows.toSorted((a, b) => b - a));
    const older = await tableOf(`/audit?action=jobs+show&before=${first.rows.at(-1)}`);
    expect(older.rows).toHaveLength(10);
    const back = await tableOf(`/audit?action=jobs+show&after=${older.rows.at(0)}`);
    expect(back.rows).toEqual(first.rows);
    expect(first.html).toContain(`action=jobs+show&amp;before=${first.rows.at(-1)}`);
  });

  it('stores only as much of a text as it needs, since nothing can be deleted from it', async () => {
    const after = { name: 'x'.repeat(60_000) };
    await writeAudit({ deps: office.deps, client: '' }, { action: 'passkeys name', after });
    const row = await office.newestAudit();
    expect(row?.action).toBe('passkeys name');
    expect(JSON.stringify(row?.after).length).toBeLessThan(300);
  });

  it('rolls back a change that cannot be audited', async () => {
    const { deps } = office;
    const audit = () => Promise.reject(new Error('the audit is full'));
    const change = (db: Db) => addApplication(db, { firstName: 'Nobody' });
    const made = audited({ deps, audit }, { action: 'jobs state' }, change);
    await expect(made).rejects.toThrow('the audit is full');
    expect(await deps.db.$count(applications, eq(applications.firstName, 'Nobody'))).toBe(0);
  });

  it.each([
    ['actor=command+line+(meena)', 1],
    ['action=donations+list', 1],
    ['since=2026-11-17&until=2026-11-19', 2],
    ['group=Donations', 1],
    ['group=Job+applications&since=2026-11-01&until=2026-11-14', 1],
    ['group=Nothing', 0],
  ])('is filtered by %s', async (query, count) => {
    const { html, rows } = await tableOf(`/audit?${query}`);
    expect([rows.length, html.includes('Nothing matches.')]).toEqual([count, count === 0]);
  });

  it('finds a person by address, of which it has only a hash', async () => {
    const found = await tableOf('/audit?q=parent%40example.org');
    expect(found.rows).toHaveLength(1);
    const detail = await (await head.get(`/audit/${found.rows[0]}`)).text();
    const link = /href="(\/audit\?person=[\w-]{43})"/.exec(detail)?.[1] ?? '';
    const [look, ...others] = (await tableOf(link)).rows;
    expect(others).toEqual(found.rows);
    expect(await (await head.get(`/audit/${look}`)).text()).toContain('the entries of one person');
    expect(detail.toLowerCase()).not.toContain('parent@example.org');
  });

  it('shows sentences with names, links and changes', async () => {
    const { db, now, config } = office.deps;
    const clerk = await office.as('admissions');
    const id = await addApplication(db, { applyFor: 'Class 5' });
    const number = await numberOf(db, id);
    const context = { now: now(), panKey: config.tax.panKey };
    const about = { actor: `office (${clerk.email})`, record: `application ${number}` };
    const change = {
      before: { state: 'received' },
      after: { state: 'test taken', seenBy: 'nobody' },
    };
    await recordAccess(db, { ...about, action: 'applications state', ...change }, context);
    const { html } = await tableOf('/audit');
    const line = html.replaceAll(/<(?!\/?a\b)[^>]*>/g, '');
    expect(line).toContain(
      `A admissions set <a href="/applications/${number}">application ${number} (Class 5)</a> from Received to Test taken`,
    );
    expect(line).toMatch(/Seen by: *Nobody/);
    // In the table's head alone: on phones, a sentence needs no label.
    expect(line.match(/What happened/g)).toHaveLength(1);
  });

  it('has a sentence for each action of the command line', () => {
    for (const { name, accesses } of commands) {
      if (accesses) expect(templateOf(name), name).toBeDefined();
    }
  });

  it('reports an invalid filter instead of showing everything', async () => {
    for (const query of ['q=parent', 'since=yesterday', 'until=2026-13-01', 'person=x']) {
      const got = await head.get(`/audit?${query}`);
      expect(got.status, query).toBe(422);
      expect(await got.text()).not.toMatch(/href="\/audit\/\d/);
    }
  });

  it('shows values before and after', async () => {
    const [id] = (await tableOf('/audit?action=jobs+state')).rows;
    const html = await (await head.get(`/audit/${id}`)).text();
    expect(html).toContain('set of 9 from New to Hired');
    expect(html).not.toContain('jobs state');
    expect((await head.get('/audit/999999')).status).toBe(404);
    expect((await head.get('/audit/x')).status).toBe(404);
  });

  it('is exported with its filters, and records the export', async () => {
    const file = await head.get('/audit/export/file?action=jobs+show&format=csv');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="audit-.*\.csv"$/,
    );
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toMatch(/^\ufeff?"At","Sentence","Changes","Actor","Action","Record"/);
    expect(lines[1]).toContain('"a@b.in opened of 0"');
    expect(lines).toHaveLength(61);
    const json: unknown = await (
      await head.get('/audit/export/file?action=jobs+state&format=json')
    ).json();
    expect(json).toMatchObject([{ action: 'jobs state', after: '{"state":"hired"}' }]);
    expect((await tableOf('/audit?action=audit+export')).rows).toHaveLength(2);
  });

  it('has twenty refusals per client; the log has the rest', async () => {
    const warned = vi.spyOn(office.deps.log, 'warn');
    const stranger = office.browser();
    await stranger.get('/search');
    for (let n = 0; n < 21; n += 1) await stranger.get('/people');
    const refused = like(accessLog.record, 'GET /%, not signed in');
    expect(await office.deps.db.$count(accessLog, refused)).toBe(20);
    expect(warned).toHaveBeenCalledTimes(2);
    const { html } = await tableOf('/audit?action=refused');
    expect(html).toContain('Somebody who is not signed in was refused a page in People');
    expect(html).toContain('Somebody who is not signed in was refused a page in the office');
  });
});
