import { school } from '@/content/school';

export const news = {
  title: 'News & Events',
  description: `News and events from ${school.name}: festivals, results, contests, camps and everyday life on the campus.`,
  scene: 'prize-day',
  banner: { heading: 'News & Events' },
  heading: `${school.shortName} News`,
  recent: 'Recent News',
  loading: 'Loading main news...',
  none: 'No recent news available.',
  firstPage: 'First page of news',
  home: 'Home',
  kept: 'We could not load the page you chose. This one is still up to date.',
} as const;
