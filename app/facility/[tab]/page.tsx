import { notFound } from 'next/navigation';
import { findPage, pageMetadata, pageParams } from '@/components/tabbed/section-pages';
import { SidePage } from '@/components/tabbed/side-page';
import { TabbedPage } from '@/components/tabbed/tabbed-page';
import { facility } from '@/content/facility';

export const revalidate = 60;

/** Only the section's own tabs; every other path is 404. */
export const dynamicParams = false;

export const generateStaticParams = () => pageParams(facility);

type Props = { params: Promise<{ tab: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(facility, (await params).tab);

export default async function FacilityTab({ params }: Props) {
  const found = findPage(facility, (await params).tab);
  if (!found) notFound();
  if ('page' in found) return <SidePage section={facility} page={found.page} />;
  return <TabbedPage section={facility} index={found.index} />;
}
