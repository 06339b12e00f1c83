import type { Letter } from '../../../records';
import { Who } from './who';

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
