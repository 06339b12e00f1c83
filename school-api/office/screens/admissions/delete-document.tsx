import { formatInIndia } from '@/content/india-time';
import { RETENTION } from '@/contract/facts/retention';
import { deleteReceived, removeFiles } from '../../../forms';
import { lockApplications } from '../../../records';
import { redirectTo, screen } from '../../response';
import { PostForm } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Step } from '../letters/fields';
import { noSuchRecord } from '../records/missing';
import type { FoundRecord, RecordAction } from '../records/screens';
import { askIn, findDocument, isOver } from './documents';
import { LIST } from './names';

/** For a file that nobody can use, or that a family should not have sent. */
export const confirmDelete: RecordAction<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (!document?.sentAt) return noSuchRecord(request, 'document', LIST);
  const { kind, sentAt } = document;
  const { path, name: record, person } = found;
  const query = keptQuery(request.url);
  await request.audit({ action: 'applications show', record, person });
  const body = (
    <>
      <p>
        Received on {formatInIndia(sentAt, 'd MMM yyyy')}. You cannot undo this. Backups still
        contain the file, for up to {RETENTION.backupDays} days.
      </p>
      <PostForm action={`${path}/documents/${document.id}/delete${query}`}>
        {isOver(found.record) ? null : (
          <Step value="ask" tone="danger">
            Delete and ask again
          </Step>
        )}
        <Step value="delete" tone="secondary">
          Delete only
        </Step>
      </PostForm>
    </>
  );
  const back = { href: path + query, label: 'Back to the application' };
  return screen(request, { title: `Delete this ${kind}?`, back, body });
};

const again = (documents: string) =>
  `We could not use this document for your application {number}, and have deleted it. Please send it again:\n\n${documents}`;

export const deleteDocument: RecordAction<FoundRecord> = async (request, found) => {
  const document = await findDocument(request, found);
  if (document === undefined) return noSuchRecord(request, 'document', LIST);
  const { db, config } = request.deps;
  const { key, path, name: record, person } = found;
  const { id, kind } = document;
  const about = { record, person };
  const wanted = { ids: [String(key.id)], named: [kind], about, why: again };
  const outcome = await db.transaction(async (tx) => {
    await lockApplications(tx, wanted.ids);
    const deleted = await deleteReceived(tx, id);
    if (deleted === undefined) return undefined;
    await request.audit({ action: 'applications document deleted', ...about, after: { kind } }, tx);
    const isAsked = request.form.get('step') === 'ask';
    return { ...deleted, asked: isAsked ? await askIn(tx, request, wanted) : undefined };
  });
  if (outcome === undefined) return noSuchRecord(request, 'document', LIST);
  await removeFiles(config.forms.cv.folder, [outcome.file]);
  return redirectTo(
    path + keptQuery(request.url),
    outcome.asked?.families ? 'document-again' : 'document-deleted',
  );
};
