import { about } from '@/content/about';
import { tabAt } from '@/content/section-tabs';
import { TabbedPage } from '../tabbed/tabbed-page';

/** The breadcrumb names the first tab by its heading: 'Welcome to' and the school's name. */
export function AboutTab({ index, landing = false }: { index: number; landing?: boolean }) {
  const tab = tabAt(about, index);
  const crumb = index === 0 ? tab.banner.heading : tab.label;
  return <TabbedPage section={about} index={index} landing={landing} crumb={crumb} />;
}
