import { sectionMetadata } from '@/components/tabbed/section-metadata';
import { TabbedPage } from '@/components/tabbed/tabbed-page';
import { facility } from '@/content/facility';

export const revalidate = 60;

export const metadata = sectionMetadata(facility);

export default function FacilityLanding() {
  return <TabbedPage section={facility} index={0} landing />;
}
