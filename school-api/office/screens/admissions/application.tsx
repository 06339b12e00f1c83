import { formatInIndia } from '@/content/india-time';
import { RETENTION } from '@/contract/facts/retention';
import { readFormFields } from '../../../forms';
import { eraseApplication, keptUntil, whyKept } from '../../../privacy';
import {
  admissionsSubject,
  findApplicationId,
  type OfficeRecord,
  rowNumber,
  whyNoReminder,
} from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { ActControl } from '../../view/act';
import { Notice } from '../../view/notice';
import { decisionRoutes } from '../decisions/list';
import { decisionPanel } from '../decisions/panel';
import { remindOfFee } from '../letters/fee';
import { letterRoutes } from '../letters/progress';
import { actRoutes } from '../records/acts';
import { OfficeStateTag, shown } from '../records/cells';
import { listRoute } from '../records/list';
import { recordRoutes, withRecord } from '../records/routes';
import type { FoundRecord, Screens } from '../records/screens';
import { undoStateRoute } from '../records/set-states';
import { acts, STATED } from './acts';
import { askFamily } from './ask-documents';
import { documentsSection, dropDocument, sendDocument } from './documents';
import { factsOf, subjectOf } from './facts';
import { showFigures } from './figures';
import { filteredByDay, ProgressTag } from './list';
import { moveAct } from './move-tests';
import { LIST, nameOf } from './names';
import { rollRoutes } from './roll';
import { openWhatsApp } from './whatsapp';

const application: Screens<FoundRecord> = {
  subject: admissionsSubject,
  list: LIST,
  path: '/applications/:number',
  // Accounts look at registration fees, and change nothing.
  readers: ['admissions', 'accounts', 'head'],
  roles: ['admissions', 'head'],
  stateHint: 'The family sees it on their status page.',
  erase: {
    roles: ['head'],
    what: ({ record }) =>
      `We erase the registration of ${nameOf(record)}, its notes, and all emails about it.${keptOf(record)}`,
    run: ({ deps }, { key }) =>
      eraseApplication(deps.db, String(key.id), deps.config.forms.cv.folder),
  },
  find,
  view: async (request, found) => {
    const { deps, person } = request;
    const { path, record } = found;
    const fields = await readFormFields(deps.db);
    return {
      record,
      title: nameOf(record),
      subject: subjectOf(record),
      lead: (
        <>
          Application {shown(record.application_number)} <ProgressTag record={record} />{' '}
          <OfficeStateTag kind="applications" record={record} />
        </>
      ),
      actions: mayRemind(person, record) ? (
        <ActControl
          act={{ label: 'Send fee reminder', action: `${path}/fee-reminder` }}
          className="button button-secondary"
        />
      ) : null,
      aside: application.roles.includes(person.role) && (
        <>
          {await decisionPanel(request, found)}
          {await documentsSection(request, found)}
        </>
      ),
      notices: record.consent_withdrawn_at ? (
        <Notice tone="bad">
          The parent has withdrawn consent: nothing may be done with this registration any more.
        </Notice>
      ) : null,
      facts: factsOf(record, { path, fields }),
    };
  },
};

/** The address has the number of the application, never its id. */
async function find({ deps, params }: OfficeRequest): Promise<FoundRecord | undefined> {
  const number = rowNumber(params.number ?? '');
  const id = number === undefined ? undefined : await findApplicationId(deps.db, number);
  if (id === undefined) return undefined;
  const [record] = await admissionsSubject.read(deps.db, [id], deps.config);
  return (
    record && {
      key: { kind: 'applications', id },
      path: `${LIST.href}/${number}`,
      name: `application ${number}`,
      person: String(record.email),
      record,
    }
  );
}

const mayRemind = ({ role }: OfficeRequest['person'], record: OfficeRecord) =>
  application.roles.includes(role) &&
  !record.consent_withdrawn_at &&
  whyNoReminder(record) === undefined;

/** Of a real payment. */
function keptOf({ paid_at, progress }: OfficeRecord): string {
  if (!(paid_at instanceof Date) || String(progress).startsWith('PRACTICE')) return '';
  const { accountYears } = RETENTION;
  const until = formatInIndia(new Date(keptUntil(paid_at, accountYears)), 'd MMMM yyyy');
  return ` The receipt and the payment stay until ${until}. ${whyKept(accountYears)}`;
}

const { readers: roles = [] } = application;

export const admissionsRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: `${LIST.href}/figures`, roles: application.roles, run: showFigures },
  { method: 'GET', path: LIST.href, roles, run: listRoute(filteredByDay) },
  ...rollRoutes,
  ...decisionRoutes,
  ...actRoutes(LIST, [admissionsSubject], [...acts, moveAct()]),
  undoStateRoute(STATED),
  ...letterRoutes(LIST, [admissionsSubject], application.roles),
  {
    ...{ method: 'POST', path: `${application.path}/fee-reminder`, roles: application.roles },
    run: withRecord(application, remindOfFee),
  },
  {
    ...{ method: 'POST', path: `${application.path}/documents`, roles: application.roles },
    run: withRecord(application, askFamily),
  },
  {
    ...{ method: 'GET', path: `${application.path}/documents/:document`, roles: application.roles },
    run: withRecord(application, sendDocument),
  },
  {
    ...{ method: 'POST', path: `${application.path}/documents/:document/drop` },
    roles: application.roles,
    run: withRecord(application, dropDocument),
  },
  {
    ...{ method: 'GET', path: `${application.path}/whatsapp`, roles },
    run: withRecord(application, openWhatsApp),
  },
  ...recordRoutes(application),
];
