import type { TableRule } from './table-rule';

/** Office users, whom the office informs directly; they cannot be found by address. */
const common = { seenBy: 'the head', erasure: 'none', period: ['codeDays'] } as const;

export const officePeopleTables = {
  office_people: {
    ...common,
    purpose: 'who may use the office; the audit names them',
    // From the day they left.
    period: ['logMonths'],
    hidden: 'name email email_key',
    plain: 'id role invited_at joined_at left_at preferences',
  },
  office_passkeys: {
    ...common,
    purpose: 'to sign in to the office',
    // Deleted by the person, or when the person leaves.
    period: ['logMonths'],
    hidden: 'credential_id public_key name',
    plain: 'id person_id counter transports backed_up created_at used_at',
  },
  office_sessions: {
    ...common,
    purpose: 'to know who works in the office just now',
    hidden: 'token_hash client agent',
    plain: 'id person_id created_at used_at ended_at confirmed_at',
  },
  office_links: {
    ...common,
    purpose: 'to invite to the office',
    hidden: 'hash',
    plain: 'purpose person_id created_at expires_at used_at',
  },
  office_codes: {
    ...common,
    purpose: 'to sign in to the office, and limits against misuse',
    hidden: 'email_key salt hash client',
    plain: 'id purpose person_id sent_at expires_at wrong_tries used_at',
  },
  office_challenges: {
    ...common,
    purpose: 'to sign in to the office by passkey',
    hidden: 'hash',
    plain: 'purpose person_id expires_at used_at',
  },
} satisfies Record<string, TableRule>;
