export const newsPath = (slug: string) => `/news-event/detail/${encodeURIComponent(slug)}`;

export const NEWS_PATH = '/news-event';

/** The first page has the plain address. */
export const newsPagePath = (page: number) => (page > 1 ? `${NEWS_PATH}?page=${page}` : NEWS_PATH);

/** For a news item without a picture. */
export const DEFAULT_NEWS_PICTURE = '/art/shikhara.svg';
