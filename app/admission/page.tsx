import type { Metadata } from 'next';
import { AdmissionPage } from '@/components/admission/admission-page';
import { pageHead } from '@/components/seo/page-head';
import { admission } from '@/content/admission';
import { readFees } from '@/lib/school-api/fees';

export const revalidate = 60;

export const generateMetadata = (): Metadata => pageHead(admission, '/admission');

export default async function Admission() {
  return <AdmissionPage fees={await readFees()} />;
}
