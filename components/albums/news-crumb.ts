import { news } from '@/content/news';

export const NEWS_CRUMB = { label: news.title, href: '/news-event' };
