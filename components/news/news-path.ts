export const newsPath = (slug: string) => `/news-event/detail/${encodeURIComponent(slug)}`;

/** The first page has the plain address. */
export const newsPagePath = (page: number) =>
  page > 1 ? `/news-event?page=${page}` : '/news-event';

/** Stands in for a news item that came without a picture. */
export const DEFAULT_NEWS_PICTURE = '/art/shikhara.svg';
