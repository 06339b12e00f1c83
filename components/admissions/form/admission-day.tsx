import type { ReactNode } from 'react';
import { admissionDay } from '@/content/admission-day';
import { school } from '@/content/school';
import { ButtonLink } from '../../ui/button';

const { next, campus, bring } = admissionDay;

/** The confirmation email has the same text. */
export function AdmissionDay({ hasAdmitCard }: { hasAdmitCard: boolean }) {
  const steps = [next.receipt, ...(hasAdmitCard ? [next.admitCard] : []), ...next.items];
  return (
    <>
      <Part heading={next.heading}>
        <ol className="next-steps">
          {steps.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      </Part>
      <Part heading={campus.heading}>
        <p>{campus.text}</p>
        <ButtonLink
          className="button-flush"
          href={school.mapUrl}
          tone="quiet"
          external
          data-print="none"
        >
          {campus.directions}
        </ButtonLink>
      </Part>
      <Part heading={bring.heading}>
        <ul className="feather-list">
          {bring.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="admission-day">
      <h3 className="text-h3">{heading}</h3>
      {children}
    </section>
  );
}
