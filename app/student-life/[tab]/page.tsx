import { notFound } from 'next/navigation';
import { StudentLifePage } from '@/components/student-life/student-life-page';
import { findPage, pageMetadata, pageParams } from '@/components/tabbed/section-pages';
import { SidePage } from '@/components/tabbed/side-page';
import { studentLife } from '@/content/student-life';

export const revalidate = 60;

/** Only the section's own tabs; every other path is 404. */
export const dynamicParams = false;

export const generateStaticParams = () => pageParams(studentLife);

type Props = { params: Promise<{ tab: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(studentLife, (await params).tab);

export default async function StudentLifeTab({ params }: Props) {
  const found = findPage(studentLife, (await params).tab);
  if (!found) notFound();
  if ('page' in found) return <SidePage section={studentLife} page={found.page} />;
  return <StudentLifePage index={found.index} />;
}
