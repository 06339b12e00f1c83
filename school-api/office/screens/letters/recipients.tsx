import type { Letter, Recipient, RecordKind } from '../../../records';
import { Phone } from '../../view/stamp';

export const PAGES: Record<RecordKind, string> = {
  applications: '/applications',
  donations: '/donations/online',
  'offline-donations': '/donations/offline',
  messages: '/messages',
  jobs: '/jobs',
  transfers: '/transfers',
};

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

const keyOf = ({ key }: Letter) => `${key.kind}.${key.id}`;

/** Each email as it would be sent, and who is left out. */
export function Emails({ letters }: { letters: readonly Letter[] }) {
  const going = letters.filter(({ leftOut }) => leftOut === undefined);
  const others = letters.filter(({ leftOut }) => leftOut !== undefined);
  return (
    <>
      {others.length > 0 ? <h2>Left out</h2> : null}
      <ul>
        {others.map((letter) => (
          <li key={keyOf(letter)}>
            <Who person={letter} />: {letter.leftOut}
          </li>
        ))}
      </ul>
      {going.length > 0 ? <h2>Emails</h2> : null}
      {going.map((letter) => (
        <details key={keyOf(letter)} open={letter === going[0]}>
          <summary>
            {letter.values.name} {`<${letter.to}>`}
          </summary>
          <p>
            <strong>{letter.subject}</strong>
          </p>
          <p className="timeline-text">{letter.text}</p>
        </details>
      ))}
    </>
  );
}
