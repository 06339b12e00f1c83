import { type NewsCard, readNewsPage } from '@/lib/school-api/news';

/** A sitemap may name 50,000 addresses; no school has that much news. */
const MAX_PAGES = 500;

type AllNews = {
  cards: NewsCard[];
  /** The last page of the list that has news. */
  lastPage: number;
  /** False when a page of the list could not be read. */
  whole: boolean;
};

export async function readAllNews(): Promise<AllNews> {
  // Keyed by slug, because an item may move to the next page meanwhile.
  const cards = new Map<string, NewsCard>();
  let pageCount = 1;
  let lastPage = 1;
  for (let page = 1; page <= Math.min(pageCount, MAX_PAGES); page += 1) {
    const news = await readNewsPage(page);
    if (!news.ok) return { cards: [...cards.values()], lastPage, whole: false };
    if (news.data.cards.length === 0) break;
    for (const card of news.data.cards) cards.set(card.slug, card);
    lastPage = page;
    pageCount = news.data.pageCount;
  }
  return { cards: [...cards.values()], lastPage, whole: true };
}
