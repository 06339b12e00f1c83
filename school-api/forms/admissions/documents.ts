import { and, asc, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import {
  type ApplicationDocumentFields,
  applicationDocumentFields,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentFile,
} from '@/contract';
import { applicationDocuments, applications, type Db, isAny } from '../../db';
import { ApiError, fieldsOf } from '../../platform';
import type { FormDeps } from '../deps';
import { type StoredFile, storeForm } from '../files/store-file';
import { readGrant } from '../mailbox/grant';
import { STATES_WITHOUT_PLACE } from './places';

export type ApplicationDocument = typeof applicationDocuments.$inferSelect;

/** As `isClosed`, whose families see no documents on their page. */
const isOpenApplication = and(
  isNull(applications.consentWithdrawnAt),
  notInArray(applications.officeState, [...STATES_WITHOUT_PLACE]),
);

type Asking = { kinds: readonly DocumentKind[]; by: string; now: Date };

/** Received, and not opened by the office. The literal matches the index. */
const isNew = sql`${applicationDocuments.file} <> '' and ${applicationDocuments.openedAt} is null`;

/** Open applications with a new document, or still without a requested one. */
export function hasDocument(which: 'new' | 'missing'): SQL | undefined {
  const { applicationId, sentAt } = applicationDocuments;
  const isMeant = which === 'new' ? isNew : isNull(sentAt);
  const ids = sql`select ${applicationId} from ${applicationDocuments} where ${isMeant}`;
  return and(sql`${applications.id} in (${ids})`, isOpenApplication);
}

/** By application, in the order requested. */
export function documentsOf(db: Db, ids: readonly string[]): Promise<ApplicationDocument[]> {
  const { applicationId, id } = applicationDocuments;
  return db
    .select()
    .from(applicationDocuments)
    .where(inArray(applicationId, [...ids]))
    .orderBy(asc(id));
}

/** New requests by application; closed ones and those without a usable email are left out. */
export async function requestDocuments(
  tx: Db,
  ids: readonly string[],
  { kinds, by, now }: Asking,
): Promise<Map<string, DocumentKind[]>> {
  const { id, verifiedAt } = applications;
  const isReached = and(isNotNull(verifiedAt), isOpenApplication);
  const reached = await tx
    .select({ id })
    .from(applications)
    .where(and(inArray(id, [...ids]), isReached));
  const rows = reached.flatMap(({ id: applicationId }) =>
    kinds.map((kind) => ({ applicationId, kind, requestedAt: now, requestedBy: by })),
  );
  if (rows.length === 0) return new Map();
  const inserted = await tx
    .insert(applicationDocuments)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: applicationDocuments.applicationId, kind: applicationDocuments.kind });
  return new Map(
    reached.flatMap((one) => {
      const own = inserted.filter((row) => row.id === one.id).map(({ kind }) => kind);
      return own.length > 0 ? [[one.id, DOCUMENT_KINDS.filter((kind) => own.includes(kind))]] : [];
    }),
  );
}

/** Cancels the requests that these applications got at this time, except answered ones. */
export async function dropRequests(tx: Db, ids: readonly string[], at: Date) {
  const { applicationId, requestedAt } = applicationDocuments;
  const isFromThen = and(inArray(applicationId, [...ids]), eq(requestedAt, at));
  await tx.delete(applicationDocuments).where(and(isFromThen, isNull(applicationDocuments.sentAt)));
}

/** False once the file has arrived. */
export const dropRequest = (db: Db, id: number) =>
  isAny(db.delete(applicationDocuments).where(isOpen(id)).returning());

const isOpen = (id: number) =>
  and(eq(applicationDocuments.id, id), isNull(applicationDocuments.sentAt));

/** With its file's name, which is deleted after the transaction; undefined if somebody was faster. */
export async function deleteReceived(tx: Db, id: number): Promise<{ file: string } | undefined> {
  const received = and(eq(applicationDocuments.id, id), isNotNull(applicationDocuments.sentAt));
  const [row] = await tx
    .delete(applicationDocuments)
    .where(received)
    .returning({ file: applicationDocuments.file });
  return row;
}

/** The first time, which takes it off the list of new ones. */
export async function markOpened(tx: Db, id: number, now: Date): Promise<void> {
  const one = and(eq(applicationDocuments.id, id), isNew);
  await tx.update(applicationDocuments).set({ openedAt: now }).where(one);
}

const notAsked = () => new ApiError('not_found', 'We have not asked for this document.');

/** Accepts each document once, since the office may already have seen it. */
export function receiveDocument(c: Context, { db, log, now, settings }: FormDeps): Promise<void> {
  const check = async (fields: Record<string, string>) => {
    const { data, error } = applicationDocumentFields.safeParse(fields);
    if (error) return { errors: fieldsOf(error) };
    const person = await readGrant(db, data.grant, 'applications', now());
    const request = await findAsked(db, data, person);
    if (request === undefined) throw notAsked();
    return { data: request, errors: {} };
  };
  return storeForm(
    c,
    { db, log, cv: settings.cv },
    {
      expected: documentFile,
      check,
      insert: (tx, id, file) => insert(tx, id, file, now()),
    },
  );
}

async function findAsked(
  db: Db,
  { application_number, kind }: ApplicationDocumentFields,
  person: string,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: applicationDocuments.id })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .where(
      and(
        eq(applications.applicationNumber, application_number),
        eq(applications.emailKey, person),
        isOpenApplication,
        eq(applicationDocuments.kind, kind),
        isNull(applicationDocuments.sentAt),
      ),
    );
  return row?.id;
}

async function insert(tx: Db, id: number, { name, ...file }: StoredFile, now: Date) {
  const sent = { ...file, file: name, sentAt: now };
  const stored = tx.update(applicationDocuments).set(sent).where(isOpen(id)).returning();
  if (!(await isAny(stored))) throw notAsked();
}
