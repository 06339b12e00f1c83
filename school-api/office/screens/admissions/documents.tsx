import path from 'node:path';
import { formatInIndia } from '@/content/india-time';
import { DOCUMENT_KINDS } from '@/contract';
import { documentsOf, dropRequest } from '../../../forms';
import { rowNumber, stateTitle } from '../../../records';
import { goTo } from '../../answer';
import { audited } from '../../audit';
import type { OfficeRequest } from '../../route';
import { ActForm } from '../../view/act';
import { PostForm, Submit } from '../../view/form';
import { Notice } from '../../view/notice';
import { noSuchRecord } from '../records/missing';
import { sendFile } from '../records/private-file';
import type { FoundRecord, RecordAct } from '../records/screens';
import { LIST } from './names';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
};

type Of = Pick<FoundRecord, 'key' | 'path' | 'record'>;

/** Documents requested from the family and received; only for people who work on admissions. */
export async function documentsSection({ deps }: OfficeRequest, { key, path: at, record }: Of) {
  const documents = await documentsOf(deps.db, [String(key.id)]);
  const isOver = record.consent_withdrawn_at || record.office_state === 'withdrawn';
  const open = DOCUMENT_KINDS.filter(
    (kind) => !isOver && documents.every((one) => one.kind !== kind),
  );
  if (documents.length + open.length === 0) return null;
  return (
    <section data-print="none">
      <h2>Documents</h2>
      {documents.map(({ id, kind, type, file, findings, requestedAt, sentAt }) => (
        <div key={id} className="document">
          <h3>{stateTitle(kind)}</h3>
          {sentAt === null ? (
            <>
              <p>Asked for on {formatInIndia(requestedAt, 'd MMM yyyy')}</p>
              <ActForm action={`${at}/documents/${id}/drop`} tone="quiet" of={kind}>
                Cancel request
              </ActForm>
            </>
          ) : (
            <p>
              {file === '' ? (
                'The file was deleted after its retention period.'
              ) : (
                <a href={`${at}/documents/${id}`} target="_blank" rel="noopener noreferrer">
                  Open ({ENDINGS[type]?.toUpperCase()})
                </a>
              )}{' '}
              Received on {formatInIndia(sentAt, 'd MMM yyyy')}
            </p>
          )}
          {findings ? (
            <Notice tone="bad">
              This file contains content that documents do not need: {findings}.
            </Notice>
          ) : null}
        </div>
      ))}
      {open.length > 0 ? (
        <PostForm action={`${at}/documents`}>
          <fieldset className="field-group">
            <legend>Ask for</legend>
            {open.map((kind) => (
              <label key={kind} className="check">
                <input type="checkbox" name="kind" value={kind} /> {stateTitle(kind)}
              </label>
            ))}
          </fieldset>
          <Submit tone="secondary">Ask the family</Submit>
        </PostForm>
      ) : null}
    </section>
  );
}

async function findDocument({ deps, params }: OfficeRequest, { key }: FoundRecord) {
  const id = rowNumber(params.document ?? '');
  return (await documentsOf(deps.db, [String(key.id)])).find((one) => one.id === id);
}

/** HEIC is downloaded, since few browsers show it. */
export const sendDocument: RecordAct<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (document === undefined) return noSuchRecord(request, 'document', LIST);
  const { kind, type, file } = document;
  const { name: record, person } = found;
  const name = `${found.record.application_number}-${kind.replaceAll(' ', '-')}.${ENDINGS[type]}`;
  const sent = await sendFile(
    {
      path: file && path.join(request.deps.config.forms.cv.folder, path.basename(file)),
      type,
      name,
      isOpened: type !== 'image/heic',
    },
    () => request.audit({ action: 'applications document', record, person, after: { kind } }),
  );
  return sent ?? noSuchRecord(request, 'document', LIST);
};

/** Cancels a request without a file. */
export const dropDocument: RecordAct<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (document === undefined) return noSuchRecord(request, 'document', LIST);
  const { name: record, person } = found;
  const after = { kind: document.kind };
  const entry = { action: 'applications document dropped', record, person, after };
  const isDropped = await audited(request, entry, (tx) => dropRequest(tx, document.id));
  return goTo(found.path, isDropped ? 'document-dropped' : 'document-not-dropped');
};
