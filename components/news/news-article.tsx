import { school } from '@/content/school';
import { shareOnWhatsApp, whatsApp } from '@/content/whatsapp';
import type { NewsDetail } from '@/lib/school-api/news';
import { newsArticle } from '@/lib/seo/news-article';
import { JsonLd } from '../ui/json-ld';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { WhatsAppLink } from '../ui/whatsapp-link';
import { BackToNews } from './back-to-news';
import { keyedLines } from './keyed-lines';
import { NewsDate } from './news-date';
import { DEFAULT_NEWS_PICTURE, newsPath } from './news-path';

export function NewsArticle({ item, siteUrl }: { item: NewsDetail; siteUrl: string }) {
  return (
    <article className="news-article page-width">
      <JsonLd data={newsArticle(item, siteUrl, school.name)} />
      <BackToNews />
      <header className="news-article-head">
        <h1 className="text-h1">{item.title}</h1>
        <NewsDate at={item.publishedAt} label="Published on:" />
      </header>
      <Picture
        className="news-article-picture"
        src={item.picture ?? DEFAULT_NEWS_PICTURE}
        alt={item.picture === null ? '' : (item.pictureAlt ?? '')}
        ratio="16/9"
        sizes="(width >= 64rem) 56rem, 100vw"
        priority
      />
      <div className="news-article-text">
        {keyedLines(item.paragraphs).map(({ key, line }) => (
          <p key={key}>{line}</p>
        ))}
        {item.content ? (
          <>
            <h2 className="sr-only">The full report</h2>
            <RichText html={item.content} />
          </>
        ) : null}
        <WhatsAppLink
          href={shareOnWhatsApp(`${item.title} ${siteUrl}${newsPath(item.slug)}`)}
          label={whatsApp.share}
        />
      </div>
    </article>
  );
}
