import { AboutTab } from '@/components/about/about-tab';
import { sectionMetadata } from '@/components/tabbed/section-metadata';
import { about } from '@/content/about';

export const revalidate = 60;

export const metadata = sectionMetadata(about);

export default function About() {
  return <AboutTab index={0} landing />;
}
