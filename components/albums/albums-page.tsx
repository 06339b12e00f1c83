import { ALBUMS_PATH, albumPath, albums as copy, photographs } from '@/content/albums';
import type { AlbumCard } from '@/lib/school-api/albums';
import type { Result } from '@/lib/school-api/result';
import { PageBanner } from '../layout/page-banner';
import { NewsDate } from '../news/news-date';
import { ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';

type Props = { albums: Result<AlbumCard[]> };

export function AlbumsPage({ albums }: Props) {
  const crumbs = [{ label: 'News & Events', href: '/news-event' }, { label: copy.title }];
  return (
    <>
      <PageBanner title={copy.title} scene={copy.scene} crumbs={crumbs} />
      <Section title={copy.all}>
        {albums.ok ? <Grid albums={albums.data} /> : <FailedList again={ALBUMS_PATH} />}
        {albums.ok && albums.data.length === 0 ? <EmptyState text={copy.empty} /> : null}
      </Section>
    </>
  );
}

/** Below the news; renders nothing if there are none. */
export function LatestAlbums({ albums }: Props) {
  if (!albums.ok) return <Unavailable />;
  if (albums.data.length === 0) return null;
  const all = <ButtonLink {...{ href: ALBUMS_PATH, tone: 'secondary' }}>{copy.all}</ButtonLink>;
  return (
    <Section title={copy.title} action={all} ground="deep" far>
      <Grid albums={albums.data.slice(0, copy.latest)} />
    </Section>
  );
}

function Grid({ albums }: { albums: readonly AlbumCard[] }) {
  return (
    <div className="news-grid">
      {albums.map(({ slug, title, day, cover, count }) => (
        <Card key={slug} as="article" link padded={false} className="news-tile far">
          <Picture
            {...{ src: cover?.src, colour: cover?.colour, alt: '', widest: 828 }}
            sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
          />
          <div className="news-tile-copy">
            <NewsDate at={day} />
            <h3>
              <a className="link-cover" href={albumPath(slug)}>
                {title}
              </a>
            </h3>
            <p className="news-date">{photographs(count)}</p>
          </div>
        </Card>
      ))}
    </div>
  );
}
