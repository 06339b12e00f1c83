import { PageBanner } from '../layout/page-banner';

const label = 'News & Events';

interface Props {
  item?: boolean;
  heading?: boolean;
}

/** On a single item the banner only names the section, and the item's title is the h1. */
export function NewsBanner({ item = false, heading = !item }: Props) {
  return (
    <PageBanner
      title={label}
      titleAs={heading ? 'h1' : 'p'}
      scene="prize-day"
      crumbs={item ? [{ label, href: '/news-event' }, { label: 'News' }] : [{ label }]}
      compact={item}
    />
  );
}
