import { numberOf, readPrepared, stateTitle } from '../../../records';
import type { OfficeRequest } from '../../route';
import { ActionForm } from '../../view/action';
import { PostForm, SelectField, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Stamp } from '../../view/stamp';
import { LIST } from '../admissions/names';
import { actionPath } from '../records/actions';
import { shown } from '../records/cells';
import type { FoundRecord } from '../records/screens';
import { DECISIONS, prepareAction } from './prepare';
import { CHECK } from './preview';

/** On an application's page: its prepared decision, and a link to prepare another. */
export async function decisionPanel(
  { deps, url }: OfficeRequest,
  { key, record, path }: FoundRecord,
) {
  const [prepared] = await readPrepared(deps.db, [String(key.id)]);
  const fields = { key: `applications.${numberOf(record)}`, back: `${path}${keptQuery(url)}` };
  return (
    <section data-print="none">
      <h2>Decision</h2>
      {record.marks ? <p>Marks: {shown(record.marks)}</p> : null}
      {prepared ? (
        <>
          <p>
            <strong>{stateTitle(prepared.state)}</strong>, prepared by {prepared.personName}. The
            family does not see it
            {prepared.releaseAt ? (
              <>
                {' '}
                before <Stamp at={prepared.releaseAt} />
              </>
            ) : (
              ' yet'
            )}
            .
          </p>
          <ActionForm action={actionPath(CHECK, 'release')} fields={fields}>
            Release
          </ActionForm>
          <ActionForm action={actionPath(CHECK, 'discard')} fields={fields} tone="quiet">
            Discard
          </ActionForm>
        </>
      ) : null}
      <PostForm action={actionPath(LIST, prepareAction.name)} fields={fields}>
        <SelectField {...DECISIONS} />
        <Submit tone={prepared ? 'secondary' : 'primary'}>Prepare decision</Submit>
      </PostForm>
    </section>
  );
}
