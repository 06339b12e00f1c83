import { studentLife } from '@/content/student-life';
import { readAlumni } from '@/lib/school-api/alumni';
import { TabbedPage } from '../tabbed/tabbed-page';
import { AlumniList } from './alumni-list';

const ALUMNI = 'alumini';

export async function StudentLifePage({ index }: { index: number }) {
  if (studentLife.tabs[index]?.slug !== ALUMNI) {
    return <TabbedPage section={studentLife} index={index} />;
  }
  return (
    <TabbedPage section={studentLife} index={index}>
      <AlumniList alumni={await readAlumni()} />
    </TabbedPage>
  );
}
