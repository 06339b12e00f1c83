import type { Recipient, RecordKind } from '../../../records';
import { Phone } from '../../view/phone';

/** Paths of the pages of a kind of records. */
export const PAGES: Record<RecordKind, string> = {
  applications: '/applications',
  donations: '/donations/online',
  'offline-donations': '/donations/offline',
  messages: '/messages',
  jobs: '/jobs',
  transfers: '/transfers',
};

/** The address of a record's page. */
export const addressOf = ({ key, record }: Recipient) =>
  `${PAGES[key.kind]}/${record.office_number ?? key.id}`;

export const nameOf = ({ values, to }: Recipient) => values.name || values.child || to || 'No name';

/** A record's person, with links to the record and other contact if there is no email. */
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
