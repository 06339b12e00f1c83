import { page } from '../../answer';
import { ActForm } from '../../view/act';
import { PageHead } from '../../view/head';
import { auditName, onRecord, recordPath, shortName } from './find';

/** Asks once more before a record is removed for good. */
export const askToRemove = onRecord(async (request, { facts, record }) => {
  await request.audit({ action: 'content show', record: auditName(record) });
  const path = recordPath(facts, record);
  const name = shortName(facts, record);
  const title = `Remove “${name}” for good?`;
  const versions = record.revision === 1 ? 'its one version' : `its ${record.revision} versions`;
  const body = (
    <>
      <PageHead title={title} back={{ href: path, label: name }} />
      {record.state === 'binned' ? (
        <>
          <p>
            This deletes the {facts.one} and {versions}. You cannot undo it.
          </p>
          <ActForm action={`${path}/remove`} tone="danger">
            Delete for good
          </ActForm>
        </>
      ) : (
        <p>You can only delete what is in the bin.</p>
      )}
      <p>
        <a href={path}>Keep it</a>
      </p>
    </>
  );
  return page(request, { title, body });
});
