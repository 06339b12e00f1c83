import { verses } from '@/content/verses';
import { PageBanner } from '../layout/page-banner';

const label = 'News & Events';

/** On a single item the banner only names the room, and the item's title is the page's heading. */
export function NewsBanner({ item = false }: { item?: boolean }) {
  return (
    <PageBanner
      title={label}
      titleAs={item ? 'p' : 'h1'}
      scene="prize-day"
      verse={item ? undefined : verses.goodThoughts}
      crumbs={item ? [{ label, href: '/news-event' }, { label: 'News' }] : [{ label }]}
      compact={item}
    />
  );
}
