import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { Hono } from 'hono';
import { PREVIEW_TOKEN, type Preview } from '@/contract/preview';
import { type Db, first, previewTokens } from '../../db';
import { ApiError, HOUR_MS, hashToken, newToken } from '../../platform';
import { inList } from '../editing/in-list';
import { publishChanges } from '../editing/publish-changes';
import { readRecord, setRecord } from '../editing/rows/records';
import { factsOf } from '../editing/save-changes';
import type { EditingDeps } from '../editing/types';
import type { FieldValues, List } from '../lists/list';
import { findList } from '../lists/lists';
import { readRoutes } from '../routes/read-routes';
import { shownOn } from './shown-on';

type Deps = Pick<EditingDeps, 'db' | 'now'>;

/**
 * For an hour, `/preview/<token>` on the site shows the record's draft in its current state.
 * Undefined if required values are missing.
 */
export async function makePreview(deps: Deps, record: Previewed): Promise<string | undefined> {
  const preview = await viewPreview(deps, record).catch(() => undefined);
  return preview && addToken(deps.db, record, deps.now());
}

export function previewRoutes({ db, now }: { db: Db; now: () => Date }) {
  return new Hono().get('/preview/:token', async (c) => {
    c.header('cache-control', 'no-store');
    const token = c.req.param('token');
    const record = PREVIEW_TOKEN.test(token) ? await findToken(db, token, now()) : undefined;
    const preview = record && (await viewPreview({ db, now }, record));
    if (preview === undefined) throw new ApiError('not_found', 'There is no such preview.');
    return c.json(preview);
  });
}

/** Beyond this number the oldest expire. */
const MAX = 1_000;

export type Previewed = { list: string; id: number };

/** In the database, since the site may use another API instance; only the hash. */
export function addToken(db: Db, { list, id }: Previewed, now: Date): Promise<string> {
  const { expiresAt } = previewTokens;
  return db.transaction(async (tx) => {
    await tx.delete(previewTokens).where(lte(expiresAt, now));
    const [oldest] = await tx
      .select({ expiresAt })
      .from(previewTokens)
      .orderBy(desc(expiresAt))
      .offset(MAX - 1)
      .limit(1);
    if (oldest) await tx.delete(previewTokens).where(lte(expiresAt, oldest.expiresAt));
    const token = newToken();
    await tx.insert(previewTokens).values({
      tokenHash: hashToken(token),
      list,
      recordId: id,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    return token;
  });
}

/** Undefined if it is unknown or expired. */
export async function findToken(db: Db, token: string, now: Date): Promise<Previewed | undefined> {
  const { list, recordId: id, tokenHash, expiresAt } = previewTokens;
  return first(
    db
      .select({ list, id })
      .from(previewTokens)
      .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, now))),
  );
}

/** Rolls back the transaction, so that a preview leaves no trace. */
class Seen extends Error {
  constructor(readonly preview: Preview | undefined) {
    super('a preview was not stored');
  }
}

/**
 * The page's reads with the draft in place: it is published in a transaction that is never committed, and
 * read there by the public calls. Undefined if there is no such record, or it cannot be shown yet.
 */
export async function viewPreview({ db, now }: Deps, { list: name, id }: Previewed) {
  const list = findList(name);
  if (list === undefined) return undefined;
  try {
    await inList(db, list, async (tx) => {
      const record = await readRecord(tx, list.name, id);
      if (record === undefined) throw new Seen(undefined);
      const values = completed(list, record.draft ?? record.values, id);
      const shown = await publishChanges(tx, list, record, values, now());
      await setRecord(tx, id, { ...shown, ...factsOf(list, shown.values) });
      throw new Seen(await readPage(tx, list, { values, id: shown.publicId, title: record.label }));
    });
    return undefined;
  } catch (error) {
    if (error instanceof Seen) return error.preview;
    throw error;
  }
}

/** A draft may lack values that are required on the site. */
function completed(list: List, values: FieldValues, id: number): FieldValues {
  const filled = list.fields.map(({ name, type, label }) => {
    const value = values[name] ?? null;
    const isOpen = value === null || value === '';
    if (isOpen && name === 'slug') return [name, `preview-${id}`];
    const isText = type.schema.safeParse(`(${label})`).success;
    return [name, isOpen && type.required && isText ? `(${label})` : value];
  });
  return { ...values, ...Object.fromEntries(filled) };
}

async function readPage(
  tx: Db,
  list: List,
  { values, id, title }: { values: FieldValues; id: number; title: string },
): Promise<Preview | undefined> {
  const shown = shownOn(list.name, values, id);
  if (shown === undefined) return undefined;
  const app = new Hono({ strict: false }).route('/api', readRoutes({ db: tx }));
  const answers: Record<string, unknown> = {};
  for (const path of shown.reads) {
    const response = await app.request(path);
    if (!response.ok) return undefined;
    answers[path] = await response.json();
  }
  return { path: shown.path, title, answers };
}
