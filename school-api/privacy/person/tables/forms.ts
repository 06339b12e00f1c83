import type { TableRule } from './table-rule';

const codes = { period: ['codeDays'], seenBy: 'nobody', erasure: 'deleted' } as const;

/** What visitors send. */
export const formTables = {
  applications: {
    purpose: 'the admission of a child',
    period: ['applicationDays', 'registrationMonths', 'addressDays', 'codeDays'],
    seenBy: 'office for admissions',
    erasure: 'deleted',
    shown:
      'email first_name last_name guardian_name mobile alternate_mobile address city state pin_code country query custom consent_name consent_relation client family_note',
    // Keys, and the office's number.
    hidden: 'id number grant_hash email_key visitor office_state_by',
    plain: 'fee_state fee_test place_until',
    plainShown:
      'application_number student_type apply_for admission_date seat seat_date office_state office_state_at answer_by notice_version consent_version consent_at consent_withdrawn_at created_at verified_at completed_at',
  },
  donations: {
    purpose: 'the donation receipt and the tax statement',
    period: ['donationDays', 'accountYears'],
    seenBy: 'office for accounts',
    erasure: 'emptied',
    shown:
      'donor_name email mobile_code mobile address city state pin_code country purpose message indian_citizen',
    hidden: 'id',
    plain: '',
    plainShown: 'notice_version created_at',
  },
  contact_messages: {
    purpose: 'to answer a message',
    period: ['messageMonths'],
    seenBy: 'office',
    erasure: 'deleted',
    shown: 'name mobile_code mobile email subject message',
    hidden: 'office_state_by',
    plain: 'id',
    plainShown: 'office_state office_state_at notice_version created_at',
  },
  job_applications: {
    purpose: 'to choose whom to employ',
    period: ['cvMonths', 'jobMonths'],
    seenBy: 'those who hire',
    erasure: 'deleted',
    shown: 'applicant_name mobile_code mobile email qualification experience',
    // The name of a file in the private folder, and the school's opinion of the applicant until it
    // has decided and told them.
    hidden: 'cv_file office_state office_state_at office_state_by',
    plain: 'id cv_findings',
    plainShown: 'vacancy cv_bytes notice_version created_at',
  },
  application_changes: {
    purpose: 'to know what was changed in a registration',
    period: ['applicationDays', 'registrationMonths'],
    seenBy: 'office for admissions',
    erasure: 'deleted',
    // The name of the office user who changed it.
    hidden: 'application_id changed_by',
    plain: 'id fields changed_at',
  },
  application_documents: {
    purpose: 'the documents that the school asked a family for',
    period: ['applicationDays', 'registrationMonths'],
    seenBy: 'office for admissions',
    erasure: 'deleted',
    // The name of a file in the private folder, and who requested it.
    hidden: 'application_id requested_by file',
    plain: 'id requested_at type bytes findings opened_at',
    plainShown: 'kind sent_at',
  },
  one_time_codes: {
    ...codes,
    purpose: 'to confirm an email address',
    hidden: 'application_id salt hash mailbox_key',
    plain: 'id wrong_tries',
    plainShown: 'sent_at expires_at used_at',
  },
  mailbox_codes: {
    ...codes,
    purpose: 'to confirm an email address',
    hidden: 'email_key salt hash',
    plain: 'id wrong_tries',
    plainShown: 'purpose sent_at expires_at used_at',
  },
  mailbox_grants: {
    ...codes,
    purpose: 'lets a confirmed address read for half an hour',
    hidden: 'token_hash email_key',
    plain: 'purpose expires_at',
  },
  code_sends: {
    ...codes,
    purpose: 'limits of codes against misuse',
    shown: 'client',
    hidden: 'application_id email_key',
    plain: 'id',
    plainShown: 'sent_at',
  },
  outbox: {
    purpose: 'to send emails, and again when they were not delivered',
    period: ['mailMonths', 'codeDays'],
    seenBy: 'office',
    erasure: 'deleted',
    shown: 'recipient',
    // The data repeats the records above, and codes; the key may contain an address.
    hidden: 'key data last_error',
    plain: 'id tries next_try_at leased_until handled_at',
    plainShown: 'kind state created_at sent_at',
  },
} satisfies Record<string, TableRule>;
