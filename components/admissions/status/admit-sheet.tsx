import { admissionDay } from '@/content/admission-day';
import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { AdmitCard } from '../../ui/admit-card';
import { testInWords } from './facts';

const { bring } = admissionDay;

export const hasAdmitCard = ({ test, can }: ApplicationRecord) =>
  test.date !== '' && can.includes('test');

/** What is printed, on one page. */
export function AdmitSheet({ application }: { application: ApplicationRecord }) {
  const { name: applicant, application_number: number, apply_for: studentClass } = application;
  const { name, session, phones } = school;
  return (
    <div className="print-sheet">
      <AdmitCard
        facts={{ applicant, number, studentClass, ...testInWords(application) }}
        school={{ name, session, address: postalAddress(school), phone: phones[0] }}
      />
      <h4>{bring.heading}</h4>
      <ul>
        {bring.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
