import { formatInIndia } from '@/content/india-time';
import { RETENTION } from '@/contract/facts/retention';
import { readFormFields } from '../../../forms';
import { eraseApplication, keptUntil, whyKept } from '../../../privacy';
import { admissionsSubject, type OfficeRecord, whyNoReminder } from '../../../records';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { ActControl } from '../../view/act';
import { Notice } from '../../view/notice';
import { decisionRoutes } from '../decisions/list';
import { decisionPanel } from '../decisions/panel';
import { remindOfFee } from '../letters/fee';
import { OfficeStateTag, shown } from '../records/cells';
import { below, kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type Screens } from '../records/screens';
import type { StateList } from '../records/set-states';
import { documentsSection, dropDocument, sendDocument } from './documents';
import { factsOf, subjectOf } from './facts';
import { showFigures } from './figures';
import { acts, filteredByDay, ProgressTag } from './list';
import { moveAct } from './move-tests';
import { LIST, nameOf, STATED } from './names';
import { askFamily } from './request-documents';
import { rollRoutes } from './roll';
import { openWhatsApp } from './whatsapp';

const application: Screens<FoundRecord> & StateList = {
  ...STATED,
  path: '/applications/:number',
  // Accounts can view registration fees, but change nothing.
  readers: ['admissions', 'accounts', 'head'],
  stateHint: 'The family sees it on their status page.',
  erase: {
    roles: ['head'],
    what: ({ record }) =>
      `We erase the registration of ${nameOf(record)}, its notes, and all emails about it.${keptOf(record)}`,
    run: ({ deps }, { key }) =>
      eraseApplication(deps.db, String(key.id), deps.config.forms.cv.folder),
  },
  find: numbered(admissionsSubject),
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
          The parent has withdrawn consent: this registration can no longer be processed.
        </Notice>
      ) : null,
      ...factsOf(record, { path, fields }),
    };
  },
};

const mayRemind = ({ role }: OfficeRequest['person'], record: OfficeRecord) =>
  application.roles.includes(role) &&
  !record.consent_withdrawn_at &&
  whyNoReminder(record) === undefined;

/** For a real payment. */
function keptOf({ paid_at, progress }: OfficeRecord): string {
  if (!(paid_at instanceof Date) || String(progress).startsWith('PRACTICE')) return '';
  const { accountYears } = RETENTION;
  const until = formatInIndia(new Date(keptUntil(paid_at, accountYears)), 'd MMMM yyyy');
  return ` The receipt and the payment stay until ${until}. ${whyKept(accountYears)}`;
}

const page = below(application);

export const admissionsRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: `${LIST.href}/figures`, roles: application.roles, run: showFigures },
  ...rollRoutes,
  ...decisionRoutes,
  ...kindRoutes(application, filteredByDay, [...acts, moveAct()]),
  page('POST', 'fee-reminder', remindOfFee),
  page('POST', 'documents', askFamily),
  { ...page('GET', 'documents/:document', sendDocument), file: true },
  page('POST', 'documents/:document/drop', dropDocument),
  page('GET', 'whatsapp', openWhatsApp, application.readers),
];
