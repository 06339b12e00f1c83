import { BackToNews } from '@/components/news/back-to-news';
import { NewsBanner } from '@/components/news/news-banner';
import { EmptyState } from '@/components/ui/empty-state';

export default function NewsNotFound() {
  return (
    <>
      <NewsBanner item />
      <div className="news-article page-width">
        <BackToNews />
        <EmptyState text="No news item found." />
      </div>
    </>
  );
}
