import type { Recipient, RecordKind } from '../../../records';
import { Phone } from '../../view/phone';

/** Where the records of a kind have their pages. */
export const PAGES: Record<RecordKind, string> = {
  applications: '/applications',
  donations: '/donations/online',
  'offline-donations': '/donations/offline',
  messages: '/messages',
  jobs: '/jobs',
  transfers: '/transfers',
};

/** Of the page of the record. */
export const addressOf = ({ key, record }: Recipient) =>
  `${PAGES[key.kind]}/${record.office_number ?? key.id}`;

export const nameOf = ({ values, to }: Recipient) => values.name || values.child || to || 'No name';

/** The person whom a record is about, with the ways to the record and to the person without email. */
export function Who({ person }: { person: Recipient }) {
  return (
    <>
      <a href={addressOf(person)}>{nameOf(person)}</a>
      {person.phone ? (
        <>
          , <Phone number={person.phone} />
        </>
      ) : null}
    </>
  );
}
