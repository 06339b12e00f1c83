import type { ReactNode } from 'react';
import { formatInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import {
  type AdmissionFieldDefault,
  CUSTOM_FIELD_KEYS,
  dialledNumber,
  formatPaise,
  parsePaise,
  STATUS_PATH,
} from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { readFormFields } from '../../../forms';
import { findReceipt } from '../../../money';
import { eraseApplication, keptUntil, retentionReason } from '../../../privacy';
import { admissionsSubject, type OfficeRecord, reminderRefusal } from '../../../records';
import { editingDeps } from '../../editing-deps';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { ActionControl } from '../../view/action';
import { keptQuery } from '../../view/list-address';
import { Notice } from '../../view/notice';
import { Phone } from '../../view/stamp';
import { decisionRoutes } from '../decisions/list';
import { decisionPanel } from '../decisions/panel';
import { ReceiptLink } from '../donations/labels';
import { sendReceiptPdf } from '../donations/receipt';
import { remindOfFee } from '../letters/send-one';
import { dayOf, OfficeStateTag, shown } from '../records/cells';
import { noSuchRecord } from '../records/missing';
import { below, kindRoutes } from '../records/routes';
import { type FoundRecord, numbered, type RecordAction, type Screens } from '../records/screens';
import type { StateList } from '../records/set-states';
import { correct } from './correct';
import { confirmDelete, deleteDocument } from './delete-document';
import { askFamily, documentsSection, dropDocument, sendDocument } from './documents';
import { feeRoutes } from './fees';
import { showFigures } from './figures';
import { bulkActions, filteredByDay, ProgressTag } from './list';
import { moveAction } from './move-tests';
import { LIST, nameOf, STATED } from './names';
import { rollRoutes } from './roll';

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
    const { deps, person, url } = request;
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
      actions: mayRemind(request, record) ? (
        <ActionControl
          action={{ label: 'Send fee reminder', action: `${path}/fee-reminder${keptQuery(url)}` }}
          className="button button-secondary"
        />
      ) : record.receipt_number ? (
        <ReceiptLink path={path} />
      ) : null,
      menu: application.roles.includes(person.role)
        ? [{ label: 'Correct', icon: 'edit', href: `${path}/correct${keptQuery(url)}` }]
        : [],
      aside: application.roles.includes(person.role) && (
        <>
          {await decisionPanel(request, found)}
          {await documentsSection(request, found)}
        </>
      ),
      notices: record.consent_withdrawn_at ? (
        <Notice tone="bad">
          The parent has withdrawn consent. Do not process this registration.
        </Notice>
      ) : null,
      ...factsOf(record, { path, fields }),
    };
  },
};

const mayRemind = ({ deps, person }: OfficeRequest, record: OfficeRecord) =>
  application.roles.includes(person.role) &&
  !record.consent_withdrawn_at &&
  reminderRefusal(record, deps.now()) === undefined;

/** For a real payment. */
function keptOf({ paid_at, progress }: OfficeRecord): string {
  if (!(paid_at instanceof Date) || String(progress).startsWith('PRACTICE')) return '';
  const { accountYears } = RETENTION;
  const until = formatInIndia(new Date(keptUntil(paid_at, accountYears)), 'd MMMM yyyy');
  return ` The receipt and the payment stay until ${until}. ${retentionReason(accountYears)}`;
}

const page = below(application);

const subjectOf = (record: OfficeRecord) => `Registration of ${nameOf(record)}`;

type Shown = { fields: readonly AdmissionFieldDefault[]; path: string };

/** An application's facts: the answers with the school's own labels. */
function factsOf(record: OfficeRecord, { path, fields }: Shown) {
  const labels = new Map<string, string>(fields.map(({ key, label }) => [key, label]));
  const answer = (key: string, as: (value: OfficeRecord[string]) => ReactNode = shown) => ({
    term: labels.get(key) ?? key,
    value: as(record[key] ?? null),
  });
  const phone = (query: string) => (number: OfficeRecord[string]) =>
    number ? <Phone number={String(number)} writeBy={`${path}/whatsapp${query}`} /> : null;
  const child = [
    ...[answer('student_type'), answer('apply_for'), answer('admission_date', dayOf)],
    ...[...CUSTOM_FIELD_KEYS, 'query'].map((key) => answer(key)),
    { term: 'Roll number', value: shown(record.roll_number) },
    { term: 'Answer by', value: dayOf(record.answer_by) },
    { term: 'Note to the family', value: shown(record.family_note) },
  ];
  const family = ['guardian_name', 'address', 'city', 'state', 'pin_code', 'country'];
  const phones = [answer('mobile', phone('')), answer('alternate_mobile', phone('?alternate'))];
  const facts = [
    { title: 'The child', items: child },
    { title: 'The family', items: family.map((key) => answer(key)) },
    { title: 'The fee', items: feeOf(record) },
    { title: 'Consent', items: consentOf(record) },
  ];
  return { facts, phones };
}

function feeOf(record: OfficeRecord) {
  return [
    { term: 'Registration fee', value: amount(record.fee_rupees) },
    { term: 'Payment', value: shown(record.payment_id) },
    { term: 'Paid', value: shown(record.paid_at) },
    { term: 'Receipt', value: shown(record.receipt_number) },
    { term: 'Returned', value: amount(record.returned_rupees) },
  ];
}

function consentOf(record: OfficeRecord) {
  return [
    { term: 'Declared by', value: shown(record.consent_name) },
    { term: 'Relation', value: shown(record.consent_relation) },
    { term: 'Notice version', value: shown(record.consent_version) },
    { term: 'On', value: shown(record.consent_at) },
    { term: 'Withdrawn', value: shown(record.consent_withdrawn_at) },
  ];
}

/** The record has rupees as an export writes them. */
function amount(rupees: OfficeRecord[string] | undefined) {
  const paise = parsePaise(String(rupees ?? ''));
  return paise === undefined ? null : formatPaise(paise);
}

/**
 * Opens the clerk's own WhatsApp with a message to the family. It links to the status page but never
 * contains the status, since the message reaches whoever holds the phone.
 */
const openWhatsApp: RecordAction<FoundRecord> = async ({ audit, deps, url }, found) => {
  const { key, name, person, path, record } = found;
  const field = url.searchParams.has('alternate') ? 'alternate_mobile' : 'mobile';
  const number = dialledNumber(String(record[field] ?? ''));
  if (number === null) return redirect(path);
  await audit({ action: `${key.kind} whatsapp`, record: name, person });
  const statusPage = new URL(STATUS_PATH, editingDeps(deps).publicUrl).href;
  const text = `This is ${school.name}. You can check your application ${record.application_number} at ${statusPage}`;
  return redirect(`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`);
};

const sendFeeReceipt: RecordAction<FoundRecord> = async (request, { record }) => {
  const receipt = await findReceipt(request.deps.db, String(record.receipt_number));
  return receipt ? sendReceiptPdf(request, receipt) : noSuchRecord(request, 'receipt', LIST);
};

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });

export const admissionsRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: `${LIST.href}/figures`, roles: application.roles, run: showFigures },
  ...feeRoutes,
  ...rollRoutes,
  ...decisionRoutes,
  ...kindRoutes(application, filteredByDay, [...bulkActions, moveAction()]),
  page('GET', 'correct', correct),
  page('POST', 'correct', correct),
  page('POST', 'fee-reminder', remindOfFee),
  page('GET', 'receipt.pdf', sendFeeReceipt, application.readers),
  page('POST', 'documents', askFamily),
  { ...page('GET', 'documents/:document', sendDocument), file: true },
  page('POST', 'documents/:document/drop', dropDocument),
  page('GET', 'documents/:document/delete', confirmDelete),
  page('POST', 'documents/:document/delete', deleteDocument),
  page('GET', 'whatsapp', openWhatsApp, application.readers),
];
