import type { Metadata } from 'next';
import { AdmissionPage } from '@/components/admission/admission-page';
import { admission } from '@/content/admission';
import { school } from '@/content/school';
import { readFees } from '@/lib/school-api/fees';

export const revalidate = 60;

const { title, description } = admission;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/admission' },
  openGraph: {
    title: `${title} | ${school.name}`,
    description,
    url: '/admission',
    images: ['/icons/icon-512.png'],
  },
};

export default async function Admission() {
  return <AdmissionPage fees={await readFees()} />;
}
