import { readFormFields } from '../../../forms';
import { admissionsSubject, stateTitle } from '../../../records';
import { page } from '../../answer';
import type { Role } from '../../roles';
import { FactSection } from '../../view/facts';
import { PageHead } from '../../view/head';
import { PrintButton } from '../../view/print-button';
import type { ListAct } from '../records/acts';
import { factsOf } from './facts';
import { nameOf } from './name-of';

/** A page of paper for each of the chosen. */
export const recordSheetsAct = (roles: readonly Role[]): ListAct => ({
  ...{ name: 'sheets', label: 'Record sheets', roles },
  run: async (request, { keys, back }) => {
    const { db, config } = request.deps;
    const title = keys.length === 1 ? '1 record sheet' : `${keys.length} record sheets`;
    await request.audit({ action: 'applications sheets', record: `${keys.length} applications` });
    const ids = keys.map(({ record }) => record);
    const records = await admissionsSubject.read(db, ids, config);
    const fields = await readFormFields(db);
    const body = (
      <>
        <PageHead title={title} back={back} actions={<PrintButton>Print sheets</PrintButton>} />
        <div className="paper-sheets">
          {records.map((record) => (
            <article key={String(record.office_number)} className="record-sheet">
              <h2>{nameOf(record)}</h2>
              <p>
                Application {String(record.application_number)},{' '}
                {stateTitle(String(record.office_state)).toLowerCase()}
              </p>
              {factsOf(record, { fields }).map((section) => (
                <FactSection key={section.title} {...section} />
              ))}
            </article>
          ))}
        </div>
      </>
    );
    return page(request, { title, body });
  },
});
