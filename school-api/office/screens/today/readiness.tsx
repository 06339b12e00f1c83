import { setTimeout as wait } from 'node:timers/promises';
import { type Finding, SEPARATE_FINDINGS } from '../../../operations';
import { Notice } from '../../view/notice';
import { Refreshing } from '../../view/refreshing';

/** The first check queries other servers, which a page must not wait for. */
const LIMIT_MS = 400;

type Readiness = 'running' | { serious: Finding[]; advice: Finding[] };

/** Findings of the readiness check, except those already in the to-do list. */
export async function readReadiness(findings: () => Promise<Finding[]>): Promise<Readiness> {
  const ended = new AbortController();
  const tooLong = wait(LIMIT_MS, undefined, { signal: ended.signal }).catch(() => undefined);
  const found = await Promise.race([findings(), tooLong]);
  ended.abort();
  if (found === undefined) return 'running';
  const others = found.filter(({ id }) => !SEPARATE_FINDINGS.includes(id));
  return {
    serious: others.filter(({ severity }) => severity === 'serious'),
    advice: others.filter(({ severity }) => severity === 'advice'),
  };
}

export function ReadinessView({ readiness, url }: { readiness: Readiness; url: URL }) {
  if (readiness === 'running') return <Refreshing url={url}>Checking the website…</Refreshing>;
  const { serious, advice } = readiness;
  if (serious.length + advice.length === 0) return null;
  return (
    <section>
      <h2>Problems with the website</h2>
      {serious.map((finding) => (
        <Notice key={finding.id} tone="bad">
          <FindingText finding={finding} />
        </Notice>
      ))}
      {advice.length > 0 ? (
        <details open={serious.length === 0 && advice.length < 3}>
          <summary>Suggestions ({advice.length})</summary>
          <ul>
            {advice.map((finding) => (
              <li key={finding.id} className="border-t border-line py-2.5">
                <FindingText finding={finding} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** The first line describes it; others list where. */
function FindingText({ finding: { what, why, todo } }: { finding: Finding }) {
  const [first, ...places] = what.split('\n');
  return (
    <>
      <p>
        <strong>{first}</strong> {why}
      </p>
      {places.length > 0 ? (
        <details>
          <summary>Where ({places.length})</summary>
          <ul className="list-disc pl-5 wrap-anywhere">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <p className="quiet">For whoever runs the server: {todo}</p>
    </>
  );
}
