import path from 'node:path';
import { formatInIndia } from '@/content/india-time';
import { DOCUMENT_KINDS, STATUS_PATH } from '@/contract';
import type { Db } from '../../../db';
import {
  documentsOf,
  dropRequest,
  markOpened,
  requestDocuments,
  STATES_WITHOUT_PLACE,
} from '../../../forms';
import { newToken } from '../../../platform';
import {
  lockApplications,
  type OfficeRecord,
  prepareLetters,
  rowNumber,
  stateTitle,
  writeLetters,
} from '../../../records';
import { always, audited } from '../../audit';
import { editingDeps } from '../../editing-deps';
import { redirectWithUndo } from '../../flash';
import { redirectTo } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm, LinkButton } from '../../view/action';
import { PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Notice } from '../../view/notice';
import { Tag } from '../../view/stamp';
import type { ListAction } from '../records/actions';
import { noSuchRecord } from '../records/missing';
import { sendFile } from '../records/private-file';
import type { FoundRecord, RecordAction } from '../records/screens';
import { LIST, ADMISSIONS as roles } from './names';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

/** The family cannot be asked for anything. */
export const isOver = (record: OfficeRecord) =>
  Boolean(record.consent_withdrawn_at) ||
  STATES_WITHOUT_PLACE.includes(String(record.office_state));

type Of = Pick<FoundRecord, 'key' | 'path' | 'record'>;

/** Documents requested from the family and received; only for people who work on admissions. */
export async function documentsSection(
  { deps, url }: OfficeRequest,
  { key, path: at, record }: Of,
) {
  const query = keptQuery(url);
  const documents = await documentsOf(deps.db, [String(key.id)]);
  const open = DOCUMENT_KINDS.filter(
    (kind) => !isOver(record) && documents.every((one) => one.kind !== kind),
  );
  if (documents.length + open.length === 0) return null;
  return (
    <section data-print="none">
      <h2>Documents</h2>
      {documents.map(({ id, kind, type, file, findings, requestedAt, sentAt, openedAt }) => (
        <div key={id} className="document">
          <h3>{stateTitle(kind)}</h3>
          {sentAt === null ? (
            <>
              <p>Asked for on {formatInIndia(requestedAt, 'd MMM yyyy')}</p>
              <ActionForm action={`${at}/documents/${id}/drop${query}`} tone="quiet" of={kind}>
                Cancel request
              </ActionForm>
            </>
          ) : (
            <p>
              {file !== '' && openedAt === null ? <Tag tone="waiting">New</Tag> : null}{' '}
              {file === '' ? (
                'The file was deleted after its retention period.'
              ) : (
                <a href={`${at}/documents/${id}`} target="_blank" rel="noopener noreferrer">
                  Open ({ENDINGS[type]?.toUpperCase()})
                </a>
              )}{' '}
              Received on {formatInIndia(sentAt, 'd MMM yyyy')}{' '}
              <LinkButton tone="quiet" href={`${at}/documents/${id}/delete${query}`}>
                Delete or ask again<span className="sr-only"> {kind}</span>
              </LinkButton>
            </p>
          )}
          {findings ? (
            <Notice tone="bad">This file may not be safe: it contains {findings}.</Notice>
          ) : null}
        </div>
      ))}
      {open.length > 0 ? (
        <PostForm action={`${at}/documents${query}`}>
          <fieldset className="field-group">
            <legend>Ask for</legend>
            {open.map((kind) => (
              <label key={kind} className="check">
                <input type="checkbox" name="kind" value={kind} /> {stateTitle(kind)}
              </label>
            ))}
          </fieldset>
          <Submit tone="secondary">Ask for documents</Submit>
        </PostForm>
      ) : null}
    </section>
  );
}

export async function findDocument({ deps, params }: OfficeRequest, { key }: FoundRecord) {
  const id = rowNumber(params.document ?? '');
  return (await documentsOf(deps.db, [String(key.id)])).find((one) => one.id === id);
}

/** HEIC is downloaded, since few browsers show it. */
export const sendDocument: RecordAction<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (document === undefined) return noSuchRecord(request, 'document', LIST);
  const { kind, type, file } = document;
  const { name: record, person } = found;
  const name = `${found.record.application_number}-${kind.replaceAll(' ', '-')}.${ENDINGS[type]}`;
  const { config, now } = request.deps;
  const entry = { action: 'applications document', record, person, after: { kind } };
  const sent = await sendFile(
    {
      path: file && path.join(config.forms.cv.folder, path.basename(file)),
      type,
      name,
      isOpened: type !== 'image/heic',
    },
    () => audited(request, entry, (tx) => markOpened(tx, document.id, now()), always),
  );
  return sent ?? noSuchRecord(request, 'document', LIST);
};

/** Cancels a request without a file. */
export const dropDocument: RecordAction<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (document === undefined) return noSuchRecord(request, 'document', LIST);
  const { name: record, person } = found;
  const after = { kind: document.kind };
  const entry = { action: 'applications document dropped', record, person, after };
  const isDropped = await audited(request, entry, (tx) => dropRequest(tx, document.id));
  return redirectTo(found.path, isDropped ? 'document-dropped' : 'document-not-dropped');
};

const ALL = 'all';

export async function askFamily(
  request: OfficeRequest,
  { key, path: at, name, person }: FoundRecord,
) {
  const about = { record: name, person };
  const wanted = { ids: [String(key.id)], named: request.form.getAll('kind'), about };
  const asked = await request.deps.db.transaction((tx) => askIn(tx, request, wanted));
  return redirectAfterRequest(request, at, wanted, asked);
}

/** With the letters, their undo takes the requests back. */
function redirectAfterRequest(
  request: OfficeRequest,
  back: string,
  { ids }: Pick<Wanted, 'ids'>,
  { families, batch }: Asked,
): Response {
  if (families === 0) return redirectTo(back, 'documents-not-asked');
  const undo = { action: `${LIST.href}/letters/${batch}/undo`, fields: { back } };
  const left = ids.length - families;
  const message = left > 0 ? `documents-partly-${families}-${left}` : 'documents-asked';
  return redirectWithUndo(request, back, message, undo);
}

export const documentsAction: ListAction = {
  name: 'documents',
  label: 'Ask for documents',
  roles,
  choice: {
    name: 'kind',
    label: 'Document',
    options: [
      { value: ALL, label: 'all three' },
      ...DOCUMENT_KINDS.map((kind) => ({ value: kind, label: kind })),
    ],
  },
  run: async (request, { keys, back }) => {
    const kind = request.form.get('kind') ?? '';
    const ids = keys.map(({ record }) => String(record));
    const named = kind === ALL ? DOCUMENT_KINDS : [kind];
    const wanted = { ids, named, about: { record: `${ids.length} families` } };
    const asked = await request.deps.db.transaction((tx) => askIn(tx, request, wanted));
    return redirectAfterRequest(request, back.href, wanted, asked);
  },
};

type Wanted = {
  ids: readonly string[];
  named: readonly string[];
  about: { record: string; person?: string };
  /** Begins the email. */
  why?: (documents: string) => string;
};

const needed = (documents: string) => `For your application {number} we need:\n\n${documents}`;

/** `batch` identifies the emails. */
type Asked = { families: number; batch: string };

/** Asks families for what is new, each by one email. */
export async function askIn(
  tx: Db,
  { deps, person: author, audit }: OfficeRequest,
  { ids, named, about, why = needed }: Wanted,
): Promise<Asked> {
  const [now, batch] = [deps.now(), newToken()];
  const kinds = DOCUMENT_KINDS.filter((kind) => named.includes(kind));
  await lockApplications(tx, ids);
  const requested = await requestDocuments(tx, ids, { kinds, by: author.name, now });
  // Identical requests get the same text.
  const texts = new Map([...requested.values()].map((wanted) => [wanted.join(), wanted]));
  for (const [name, wanted] of texts) {
    const keys = [...requested].flatMap(([id, own]) =>
      own.join() === name ? { kind: 'applications' as const, id } : [],
    );
    const documents = wanted.map((one) => `- ${one}`).join('\n');
    const letter = letterOf(why(documents), editingDeps(deps).publicUrl);
    const letters = await prepareLetters(tx, { ...letter, keys }, { settings: deps.config, now });
    const going = letters.filter(({ leftOut }) => leftOut === undefined);
    await writeLetters(tx, going, { batch, author, now });
  }
  const after = { documents: kinds.join(', '), families: requested.size };
  await audit({ action: 'applications documents', ...about, after }, tx);
  return { families: requested.size, batch };
}

function letterOf(beginning: string, publicUrl: string) {
  const page = new URL(STATUS_PATH, publicUrl).href;
  return {
    subject: 'Documents for your application',
    text: [
      'Dear parent or guardian,',
      beginning,
      `Please send a clear photograph or scan of each at ${page}. We will email you a code to open the page. Each file must be a PDF, JPEG, PNG or HEIC of 5 MB or less.`,
    ].join('\n\n'),
  };
}
