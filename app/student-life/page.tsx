import { sectionMetadata } from '@/components/tabbed/section-metadata';
import { TabbedPage } from '@/components/tabbed/tabbed-page';
import { studentLife } from '@/content/student-life';

export const revalidate = 60;

export const metadata = sectionMetadata(studentLife);

export default function StudentLifeLanding() {
  return <TabbedPage section={studentLife} index={0} landing />;
}
