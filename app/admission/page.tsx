import type { Metadata } from 'next';
import { AdmissionPage } from '@/components/admissions/page/admission-page';
import { pageHead } from '@/components/seo/page-head';
import { admission } from '@/content/admission';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';
import { readFees } from '@/lib/school-api/fees';

export const revalidate = 60;

export const generateMetadata = (): Metadata => pageHead(admission, '/admission');

export default async function Admission() {
  const [fees, dates] = await Promise.all([readFees(), readAdmissionDates()]);
  return <AdmissionPage fees={fees} dates={dates} />;
}
