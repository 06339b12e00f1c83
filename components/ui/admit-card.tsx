import { admitCard as copy } from '@/content/admit-card';

const FACTS = ['applicant', 'number', 'seat', 'studentClass', 'day', 'hour', 'place'] as const;

/** Empty values are left out. */
export type AdmitCardFacts = Partial<Record<(typeof FACTS)[number], string>>;

type School = { name: string; session: string; address: string; phone: string };

/** The card that a child shows at the test, printed by the site and the office. */
export function AdmitCard({ facts, school }: { facts: AdmitCardFacts; school: School }) {
  return (
    <article className="admit-card">
      <header>
        <p className="admit-card-school">{school.name}</p>
        <p>{school.address}</p>
      </header>
      <p className="admit-card-photograph">{copy.photograph}</p>
      <h3>
        {copy.title} {school.session}
      </h3>
      <dl>
        {FACTS.filter((key) => facts[key]).map((key) => (
          <div key={key}>
            <dt>{copy[key]}</dt>
            <dd>{facts[key]}</dd>
          </div>
        ))}
      </dl>
      <p>{copy.help.replace('{phone}', school.phone)}</p>
    </article>
  );
}
