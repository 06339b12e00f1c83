import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { pageAt } from '@/app/preview/[token]/pages';
import { previewAnswer } from '@/contract/preview';
import { currentPreview, overlaidAnswer, renderPreview } from '@/lib/preview/overlay';
import { readCall } from '@/lib/school-api/client';
import { findRecord } from '@/school-api/content/editing/find-record';
import { listRecords } from '@/school-api/content/editing/list-records';
import { newFormKey, saveRecord } from '@/school-api/content/editing/save-record';
import type { EditingDeps } from '@/school-api/content/editing/types';
import { lists } from '@/school-api/content/lists/lists';
import { makePreview } from '@/school-api/content/preview/make-preview';
import { hasPreview } from '@/school-api/content/preview/shown-on';
import { previewTokens } from '@/school-api/db/schema/previews';
import { openTestApp, SEED_MEDIA } from '../school-api/test-app';
import { freeTextField } from '../support/free-text-field';

let time = new Date('2026-11-23T09:00:00Z');
const lines: string[] = [];

const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const now = () => time;
const api = await openTestApp({ seeded: true, log, clock: now });
const deps: EditingDeps = {
  db: api.database.db,
  now,
  mediaFolders: [SEED_MEDIA],
  publicUrl: 'https://www.school.example',
};
const ask = async (token: string) => api.app.request(`/api/preview/${token}`);
async function look(token: string) {
  const response = await ask(token);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return previewAnswer.parse(await response.json());
}

async function draftOf(list: string): Promise<number> {
  const { records } = await listRecords(deps, list, {});
  const [record] = records;
  if (record === undefined) throw new Error(`${list} is empty`);
  const found = await findRecord(deps, list, record.id);
  if (found === undefined) throw new Error('it is gone');
  const name = freeTextField(list);
  const saved = await saveRecord(deps, {
    list,
    id: record.id,
    basedOn: found.basedOn,
    intent: 'draft',
    by: 'Asha',
    fields: { ...found.fields, [name]: `Zanzibar ${found.fields[name] ?? ''}`.slice(0, 60) },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return record.id;
}

describe('a preview', () => {
  // Photographs in place of drawings are on every page, and have no separate page.
  const previewed = lists.map(({ name }) => name).filter((name) => name !== 'scenes');
  it('is offered for these only', () => {
    expect(lists.map(({ name }) => name).filter(hasPreview)).toEqual(previewed);
  });

  it.each(previewed)('of a draft of %s shows the draft, and the site does not', async (list) => {
    const id = await draftOf(list);
    const token = await makePreview(deps, { list, id });
    if (token === undefined) throw new Error('no preview');
    const { answers, path } = await look(token);
    expect(pageAt(path), path).toBeDefined();
    expect(JSON.stringify(answers)).toContain('Zanzibar');
    for (const read of Object.keys(answers)) {
      expect(await (await api.app.request(read)).text(), read).not.toContain('Zanzibar');
    }
  });

  it('of a news item that was never public has its own address and date', async () => {
    const saved = await saveRecord(deps, {
      list: 'news',
      basedOn: newFormKey(),
      intent: 'draft',
      by: 'Asha',
      fields: { title: 'A quiet morning', description: '', text: '<p>Zanzibar</p>' },
    });
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    const token = (await makePreview(deps, { list: 'news', id: saved.record.id })) ?? '';
    const { path, answers } = await look(token);
    expect(path).toMatch(/^\/news-event\/detail\/./);
    expect(Object.keys(answers)).toHaveLength(2);
    expect((await api.app.request(Object.keys(answers)[0] ?? '')).status).toBe(404);
  });

  it('shows the draft’s current state, and ends after an hour', async () => {
    const id = await draftOf('testimonials');
    const token = (await makePreview(deps, { list: 'testimonials', id })) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    await look(token);
    const begun = time;
    time = new Date(begun.getTime() + 3_600_000);
    expect((await ask(token)).status).toBe(404);
    time = begun;
  });

  it('is served by a different API instance on the same database', async () => {
    const id = await draftOf('videos');
    vi.resetModules();
    const other = await import('@/school-api/content/preview/make-preview');
    const token = (await other.makePreview(deps, { list: 'videos', id })) ?? '';
    expect((await look(token)).path).toBe('/');
    const stored = await api.database.db.select().from(previewTokens);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each(['', 'x', 'a'.repeat(43), '../healthz', `${'a'.repeat(43)}/more`])(
    'does not exist for %s',
    async (token) => {
      expect((await ask(token)).status).toBe(404);
    },
  );

  it('is never logged', async () => {
    const id = await draftOf('videos');
    const token = (await makePreview(deps, { list: 'videos', id })) ?? '';
    await look(token);
    expect(lines.join('')).toContain('/api/preview/…');
    expect(lines.join('')).not.toContain(token);
  });
});

describe('the reads of a previewed page', () => {
  const preview = {
    path: '/weekly-schedule',
    title: 'A schedule',
    answers: { '/api/videos': [{ id: 1, title: 'Zanzibar', video_link: '' }] },
  };

  it('get the draft, only in their own request', async () => {
    const [shown] = await Promise.all([
      renderPreview(preview, async () => readCall('videos')),
      (async () => expect(overlaidAnswer('/api/videos')).toBeUndefined())(),
    ]);
    expect(shown).toMatchObject({ ok: true, stale: false, data: [{ title: 'Zanzibar' }] });
    expect(currentPreview()).toBeUndefined();
  });

  it('are safe from names of object properties', () => {
    renderPreview(preview, () => {
      expect(overlaidAnswer('constructor')).toBeUndefined();
      expect(overlaidAnswer('/api/alumni')).toBeUndefined();
    });
  });
});
