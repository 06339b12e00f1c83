import { AboutTab } from '@/components/about/about-tab';
import { sectionMetadata } from '@/components/tabbed/section-metadata';
import { about } from '@/content/about';

export const revalidate = 60;

/** The canonical address is /about. */
export const metadata = sectionMetadata(about);

export default function AboutUs() {
  return <AboutTab index={0} landing />;
}
