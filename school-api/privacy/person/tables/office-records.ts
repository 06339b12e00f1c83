import type { TableRule } from './table-rule';

/** Deleted with their record. */
const withTheRecord = {
  period: ['applicationDays', 'registrationMonths', 'messageMonths', 'jobMonths', 'accountYears'],
  seenBy: 'office',
  erasure: 'deleted',
} as const;

const record = 'application_id donation_id offline_donation_id message_id job_id transfer_id';

/** The office's notes on records. */
export const officeRecordTables = {
  office_letters: {
    ...withTheRecord,
    purpose: 'to write to people about a record, and to know what was written',
    shown: 'recipient subject text',
    hidden: `${record} key batch author_name`,
    plain: 'id author_id',
    plainShown: 'written_at',
  },
  letter_templates: {
    purpose: 'email templates',
    period: 'published',
    seenBy: 'office',
    erasure: 'office',
    hidden: 'changed_by',
    plain: 'id name subject text use changed_at removed_at before',
  },
  office_notes: {
    ...withTheRecord,
    purpose: 'to work on a record together',
    hidden: `${record} text author_name`,
    plain: 'id author_id written_at struck_at',
  },
  office_states: {
    ...withTheRecord,
    purpose: 'to know who decided what about a record',
    hidden: `${record} before after person_name`,
    plain: 'id person_id set_at',
  },
  prepared_decisions: {
    ...withTheRecord,
    period: ['applicationDays', 'registrationMonths'],
    purpose: 'to decide on applications, and to tell all families together',
    // Nothing of it is disclosed before its release; it is then in the application.
    hidden: 'application_id batch state answer_by note subject text person_name release_by',
    plain: 'id person_id entered_at release_at',
  },
  application_marks: {
    ...withTheRecord,
    period: ['applicationDays', 'registrationMonths'],
    purpose: 'to decide on applications',
    hidden: 'application_id batch marks person_name',
    plain: 'id person_id entered_at',
  },
} satisfies Record<string, TableRule>;
