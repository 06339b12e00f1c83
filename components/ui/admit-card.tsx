import { admitCard as copy } from '@/content/admit-card';

export interface AdmitCardFacts {
  applicant: string;
  number: string;
  studentClass: string;
  day: string;
  hour?: string | undefined;
  place?: string | undefined;
  seat?: string | undefined;
}

type School = { name: string; session: string; address: string; phone: string };

const FACTS = ['applicant', 'number', 'seat', 'studentClass', 'day', 'hour', 'place'] as const;

/** What a child shows at the test; the site and the office print the same. */
export function AdmitCard({ facts, school }: { facts: AdmitCardFacts; school: School }) {
  return (
    <article className="admit-card">
      <header>
        <p className="admit-card-school">{school.name}</p>
        <p>{school.address}</p>
      </header>
      <h3 className="admit-card-title">
        {copy.title} {school.session}
      </h3>
      <dl>
        {FACTS.flatMap((key) => {
          const value = facts[key];
          return value ? (
            <div key={key}>
              <dt>{copy[key]}</dt>
              <dd>{value}</dd>
            </div>
          ) : (
            []
          );
        })}
      </dl>
      <p className="admit-card-photograph">{copy.photograph}</p>
      <p className="admit-card-help">{copy.help.replace('{phone}', school.phone)}</p>
    </article>
  );
}
