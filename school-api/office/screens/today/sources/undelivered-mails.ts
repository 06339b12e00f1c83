import { ago } from '../../../../operations';
import { DAY_MS } from '../../../../platform';
import { findOrderSubjects, listGivenUp } from '../../../../records';
import { recordAddress, type Source, someOf } from '../source';

/** Of the kinds that a visitor waits for; the others go to the school itself. */
const TITLES: Record<string, string> = {
  'admission-receipt': 'The receipt of a registration fee was not delivered',
  'donation-receipt': 'The receipt of a donation was not delivered',
  'gift-cancelled': 'The notice of a cancelled donation was not delivered',
  refund: 'The notice of a refund was not delivered',
  'job-acknowledgement': 'An acknowledgement to an applicant was not delivered',
};

const GIFT_KINDS = ['donation-receipt', 'gift-cancelled'];

/** The record's page tells the address and can send the mail again. */
export const undeliveredMails: Source = {
  roles: ['admissions', 'accounts', 'head'],
  find: async ({ db, now }) => {
    const mails = await listGivenUp(db, ago(now(), 30 * DAY_MS));
    const subjects = await findOrderSubjects(
      db,
      mails.map(({ recordId }) => recordId),
    );
    const lines = mails.map(({ kind, recordId, createdAt }) => {
      const order = subjects.get(recordId);
      const offline = GIFT_KINDS.includes(kind) ? `/gifts/offline/${recordId}` : undefined;
      return {
        title: TITLES[kind] ?? 'A mail to the school itself was not delivered',
        since: createdAt,
        href: order ? recordAddress(order) : offline,
      };
    });
    return someOf(lines, 'mails that were not delivered');
  },
};
