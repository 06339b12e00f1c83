import { admission } from '@/content/admission';
import { keyOf, type OpenTest, openTests } from '@/lib/admissions/open-tests';
import type { AdmissionDates } from '@/lib/school-api/admission-dates';
import type { Result } from '@/lib/school-api/result';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Unavailable } from '../../ui/unavailable';

const { heading, none, about, samplePaper } = admission.tests;

/** Every open date with its place and time, and the test's content. */
export function AdmissionTests({ dates }: { dates: Result<AdmissionDates> }) {
  const open = dates.ok ? openTests(dates.data) : [];
  return (
    <section className="admission-tests" aria-labelledby="admission-tests">
      <h2 id="admission-tests" className="text-h2">
        {heading}
      </h2>
      {open.length > 0 ? (
        <ul className="test-list">
          {open.map((test) => (
            <Test key={keyOf(test)} {...test} />
          ))}
        </ul>
      ) : (
        <p>{none}</p>
      )}
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {samplePaper.href ? (
        <ButtonLink href={samplePaper.href} tone="secondary" external>
          <Icon name="download" />
          {samplePaper.label}
        </ButtonLink>
      ) : null}
      {dates.ok ? null : <Unavailable />}
    </section>
  );
}

function Test({ when, weekday, hour, place, note, places }: OpenTest) {
  const day = [when, weekday, hour].filter(Boolean).join(', ');
  return (
    <li>
      <strong>{day}</strong>
      {place ? <span>{place}</span> : null}
      {note ? <span>{note}</span> : null}
      {places ? <span>{places}</span> : null}
    </li>
  );
}
