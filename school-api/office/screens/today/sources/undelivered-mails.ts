import { ago } from '../../../../operations';
import { DAY_MS } from '../../../../platform';
import { listGivenUp, type RecordKind, readRecipients } from '../../../../records';
import type { Role } from '../../../route';
import { addressOf, nameOf } from '../../letters/who';
import { type Source, shorten } from '../source';

/** Kinds that somebody outside is waiting for. */
const TITLES: Record<string, string> = {
  letter: 'An email from the office was not delivered',
  'family-answer': 'The confirmation of a family’s answer or a new test date was not delivered',
  'admission-receipt': 'The receipt of a registration fee was not delivered',
  'donation-receipt': 'The receipt of a donation was not delivered',
  'donation-cancelled': 'The notice of a cancelled donation was not delivered',
  refund: 'The notice of a refund was not delivered',
  'job-acknowledgement': 'The confirmation of a job application was not delivered',
};

/** Who may see the record, which shows the address and can resend the email. */
const MAY_SEE: Record<RecordKind, readonly Role[]> = {
  applications: ['admissions', 'accounts', 'head'],
  messages: ['admissions', 'head'],
  jobs: ['admissions', 'head'],
  donations: ['accounts', 'head'],
  'offline-donations': ['accounts', 'head'],
  transfers: ['accounts', 'head'],
};

/** With the phone number of the person, who must be told in another way. */
export const undeliveredMails: Source = {
  roles: ['admissions', 'accounts', 'head'],
  find: async ({ db, now, config }, role) => {
    const mails = (await listGivenUp(db, ago(now(), 30 * DAY_MS))).filter(
      ({ record }) => record === undefined || MAY_SEE[record.kind].includes(role),
    );
    const keys = mails.flatMap(({ record }) => record ?? []);
    const people = await readRecipients(db, keys, config);
    const lines = mails.map(({ kind, record, createdAt }) => {
      const person = people.find(({ key }) => key.kind === record?.kind && key.id === record.id);
      return {
        title: TITLES[kind] ?? 'An email to the school was not delivered',
        since: createdAt,
        ...(person && { text: nameOf(person), phone: person.phone, href: addressOf(person) }),
      };
    });
    return shorten(lines, 'undelivered emails');
  },
};
