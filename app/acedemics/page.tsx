import { AcademicsPage } from '@/components/academics/academics-page';
import { sectionMetadata } from '@/components/tabbed/section-metadata';
import { academics } from '@/content/academics';

export const revalidate = 60;

export const metadata = sectionMetadata(academics);

export default function AcademicsLanding() {
  return <AcademicsPage index={0} landing />;
}
