import { notFound } from 'next/navigation';
import { AboutTab } from '@/components/about/about-tab';
import { findPage, pageMetadata, pageParams } from '@/components/tabbed/section-pages';
import { about } from '@/content/about';

export const revalidate = 60;

/** Only the section's own tabs; every other path is 404. */
export const dynamicParams = false;

export const generateStaticParams = () => pageParams(about);

type Props = { params: Promise<{ tab: string }> };

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(about, (await params).tab);

export default async function AboutTabPage({ params }: Props) {
  const found = findPage(about, (await params).tab);
  if (!found || 'page' in found) notFound();
  return <AboutTab index={found.index} />;
}
