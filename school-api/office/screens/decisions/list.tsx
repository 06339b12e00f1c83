import {
  type Checked,
  checkDecisions,
  keyName,
  numberOf,
  preparedSubject,
  readPrepared,
} from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { Stamp } from '../../view/stamp';
import { applicationList } from '../admissions/list';
import { ADMISSIONS as roles } from '../admissions/names';
import { actRoutes } from '../records/acts';
import { type List, listRoute } from '../records/list';
import { undoDecisionRoute } from './prepare';
import { CHECK, decisionColumns, hrefOf } from './preview';
import { releaseActs } from './release';
import { resultRoutes } from './results';

/** Everything prepared and awaiting release, for checking. */
function preparedList(request: OfficeRequest): List<Checked> {
  const { search, fields } = applicationList(request);
  return {
    search,
    fields,
    subjects: [preparedSubject],
    title: CHECK.label,
    acts: releaseActs,
    one: 'prepared decision',
    several: 'prepared decisions',
    href: hrefOf,
    none: 'No decisions are prepared. Choose applications in their list, then “Prepare decision”.',
    keyOf: ({ letter }) => keyName({ kind: 'applications', id: numberOf(letter.record) }),
    read: async ({ db, config, now }, keys) => {
      const ids = keys.map(({ record }) => String(record));
      const prepared = await readPrepared(db, ids);
      const ordered = ids.flatMap((id) => prepared.find((one) => one.applicationId === id) ?? []);
      return checkDecisions(db, ordered, { settings: config, now: now() });
    },
    columns: [
      ...decisionColumns,
      {
        head: 'Release',
        cell: ({ decision: { releaseAt } }) => (releaseAt ? <Stamp at={releaseAt} /> : null),
      },
      {
        head: 'Prepared by',
        cell: ({ decision: { personName, enteredAt } }) => (
          <>
            {personName}, <Stamp at={enteredAt} />
          </>
        ),
        narrow: 'hide',
      },
    ],
  };
}

/** Before the routes of a single application, which would treat these as numbers. */
export const decisionRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: CHECK.href, roles, run: listRoute(preparedList) },
  ...actRoutes(CHECK, [preparedSubject], releaseActs),
  ...resultRoutes,
  undoDecisionRoute,
];
