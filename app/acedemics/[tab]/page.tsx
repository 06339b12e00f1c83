import { notFound } from 'next/navigation';
import { AcademicsPage } from '@/components/academics/academics-page';
import { findPage, pageMetadata, pageParams } from '@/components/tabbed/section-pages';
import { academics } from '@/content/academics';

export const revalidate = 60;

/** Only the section's own tabs; every other path is 404. */
export const dynamicParams = false;

export const generateStaticParams = () => pageParams(academics);

type Props = { params: Promise<{ tab: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(academics, (await params).tab);

export default async function AcademicsTab({ params }: Props) {
  const found = findPage(academics, (await params).tab);
  if (!found || 'page' in found) notFound();
  return <AcademicsPage index={found.index} />;
}
