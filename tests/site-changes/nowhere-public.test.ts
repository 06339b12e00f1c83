import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calls, type ReadName, readNames, readPath } from '@/contract';
import { binRecord, hideRecord } from '@/school-api/content/editing/change-state';
import { findRecord } from '@/school-api/content/editing/find-record';
import { listRecords } from '@/school-api/content/editing/list-records';
import { publishDue } from '@/school-api/content/editing/publish-due';
import { newFormKey, saveRecord } from '@/school-api/content/editing/save-record';
import type { EditingDeps } from '@/school-api/content/editing/types';
import { lists } from '@/school-api/content/lists/lists';
import { listen } from '@/school-api/platform/http/listen';
import { openTestApp, SEED_MEDIA } from '../school-api/test-app';
import { closing } from '../support/closing';
import { freeTextField } from '../support/free-text-field';
import { forgetEachTime } from './forget';

// There may be no build.
vi.mock('@/lib/seo/built-on', () => ({ builtOn: () => '2026-11-23' }));
forgetEachTime();

/** In every text of each unpublished record. */
const SECRET = 'Zanzibar';
const by = 'Asha';
const STATES = ['draft', 'hidden', 'before its day', 'after its end', 'in the bin'] as const;

let time = new Date('2026-11-23T09:00:00Z');
const slugs: string[] = [];

const now = () => time;
const api = await openTestApp({ seeded: true, clock: now });
const server = await listen(api.app, { host: '127.0.0.1', port: 0 });
closing(() => server.close(0));
const { db } = api.database;
const deps: EditingDeps = {
  db,
  now,
  mediaFolders: [SEED_MEDIA],
  publicUrl: 'https://www.school.example',
};
beforeAll(async () => {
  for (const state of STATES) slugs.push(await addNews(state));
  for (const { name } of lists) await spoil(name);
});
const failed = (error: unknown) => {
  throw error;
};

/** Makes a draft of a list's first record, and hides the second. */
async function spoil(list: string): Promise<void> {
  const { records } = await listRecords(deps, list, {});
  const name = freeTextField(list);
  for (const [index, { id }] of records.slice(0, 2).entries()) {
    const found = await findRecord(deps, list, id);
    if (found === undefined) throw new Error('it is gone');
    const saved = await saveRecord(deps, {
      list,
      id,
      basedOn: found.basedOn,
      intent: index === 0 ? 'draft' : 'publish',
      by,
      fields: { ...found.fields, [name]: `${SECRET} ${list}` },
    });
    if (!saved.ok) throw new Error(`${list}: ${JSON.stringify(saved)}`);
    if (index === 0) continue;
    const hidden = await hideRecord(deps, { list, id, by });
    if (!hidden.ok) throw new Error(`${list}: ${JSON.stringify(hidden)}`);
  }
}

async function save(
  state: string,
  more: { intent?: 'draft'; from?: string; until?: string; slug?: string } = {},
) {
  const saved = await saveRecord(deps, {
    list: 'news',
    basedOn: newFormKey(),
    intent: 'publish',
    by,
    ...more,
    fields: {
      title: `${SECRET} ${state}`,
      description: `${SECRET} in short`,
      text: `<p>${SECRET}</p>`,
    },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  return saved.record;
}

/** Adds a news item in this state; returns its address. */
async function addNews(state: (typeof STATES)[number]): Promise<string> {
  const slug = `${SECRET}-${state.replaceAll(' ', '-')}`.toLowerCase();
  if (state === 'draft') {
    await save(state, { intent: 'draft', slug });
  } else if (state === 'before its day') {
    await save(state, { from: '2027-01-01 09:00', slug });
  } else if (state === 'after its end') {
    await save(state, { until: '2026-11-23 18:00', slug });
    time = new Date('2026-11-24T09:00:00Z');
    await publishDue({ ...deps, failed });
  } else {
    const record = await save(state, { slug });
    const of = { list: 'news', id: record.id, basedOn: record.basedOn, by };
    const done = state === 'hidden' ? await hideRecord(deps, of) : await binRecord(deps, of);
    expect(done.ok).toBe(true);
  }
  return slug;
}

const paths = (name: ReadName): string[] => {
  if (name === 'news-event') return slugs.map((slug) => readPath(name, { slug }));
  if (name === 'news-events') return [1, 2, 3].map((page) => readPath(name, {}, { page }));
  return [readPath(name)];
};

describe('unpublished content', () => {
  it.each(readNames)('is in no response of %s', async (name) => {
    for (const path of paths(name)) {
      const response = await api.app.request(path);
      expect(await response.text(), path).not.toMatch(new RegExp(SECRET, 'i'));
    }
  });

  it('has no address, and an old address leads nowhere', async () => {
    for (const slug of slugs) {
      expect((await api.app.request(`/api/news-events/${slug}`)).status, slug).toBe(404);
    }
    const moved = await save('moved', { slug: 'zanzibar-first' });
    const renamed = await saveRecord(deps, {
      list: 'news',
      id: moved.id,
      basedOn: moved.basedOn,
      intent: 'publish',
      by,
      fields: moved.fields,
      slug: 'zanzibar-second',
    });
    if (!renamed.ok) throw new Error(JSON.stringify(renamed));
    const old = await api.app.request('/api/news-events/zanzibar-first');
    expect(await old.json()).toMatchObject({ slug: 'zanzibar-first', moved_to: 'zanzibar-second' });
    const { id, revision } = renamed.record;
    await hideRecord(deps, { list: 'news', id, revision, by });
    for (const slug of ['zanzibar-first', 'zanzibar-second']) {
      expect((await api.app.request(`/api/news-events/${slug}`)).status, slug).toBe(404);
    }
  });

  it('is not counted', async () => {
    const { count } = await (await api.app.request('/api/news-events/')).json();
    let shown = 0;
    for (let page = 1; page <= 20; page += 1) {
      const { results } = await (await api.app.request(`/api/news-events/?page=${page}`)).json();
      shown += results.length;
    }
    expect(count).toBe(shown);
  });

  it.each(['/feed.xml', '/sitemap.xml'])('is not in %s', async (path) => {
    vi.stubEnv('SCHOOL_API_URL', server.url);
    vi.resetModules();
    const { GET } =
      path === '/feed.xml'
        ? await import('@/app/feed.xml/route')
        : await import('@/app/sitemap.xml/route');
    const text = await (await GET()).text();
    expect(text).toContain('/news-event');
    expect(text).not.toMatch(new RegExp(SECRET, 'i'));
    vi.unstubAllEnvs();
  });

  it('is in no other public call', async () => {
    const others = ['/api/content-changes', '/api/school-facts', '/api/preview/x', '/readyz'];
    for (const path of others) {
      expect(await (await api.app.request(path)).text()).not.toMatch(new RegExp(SECRET, 'i'));
    }
    expect(Object.keys(calls).length).toBeGreaterThan(10);
  });
});
