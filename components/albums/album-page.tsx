import type { ReactNode } from 'react';
import { ALBUMS_PATH, album, albums as copy, photographs } from '@/content/albums';
import type { AlbumView } from '@/lib/school-api/albums';
import { PageBanner } from '../layout/page-banner';
import { NewsDate } from '../news/news-date';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { Icon } from '../ui/icon';
import { PageStatus } from '../ui/page-status';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { AlbumPhotos } from './album-photos';
import { NEWS_CRUMB } from './news-crumb';

const ALBUMS_CRUMB = { label: copy.title, href: ALBUMS_PATH };

export function AlbumPage({ shown }: { shown: AlbumView }) {
  const { title, day, text, photos } = shown;
  return (
    <Frame title={title} facts={<NewsDate at={day} />}>
      {text ? <p className="album-text">{text}</p> : null}
      {photos.length > 0 ? (
        <>
          <h2 className="album-count">{photographs(photos.length)}</h2>
          <AlbumPhotos photos={photos} />
        </>
      ) : (
        <EmptyState text={copy.emptyAlbum} />
      )}
    </Frame>
  );
}

export function AlbumMissingPage() {
  return (
    <Frame title={copy.title}>
      <PageStatus code={404} />
      <EmptyState text={copy.missing} />
    </Frame>
  );
}

/** The read failed, so it is not known whether the album exists; never cached. */
export function AlbumFailedPage() {
  return (
    <Frame title={copy.title}>
      <Unavailable status={503}>
        <ErrorState text={copy.failed} />
      </Unavailable>
    </Frame>
  );
}

type FrameProps = { title: string; facts?: ReactNode; children: ReactNode };

function Frame({ title, facts, children }: FrameProps) {
  const crumbs = title === copy.title ? [] : [{ label: title }];
  return (
    <>
      <PageBanner
        title={title}
        scene={album.scene}
        crumbs={[NEWS_CRUMB, ALBUMS_CRUMB, ...crumbs]}
        compact
      >
        {facts}
      </PageBanner>
      <Section>
        <a className="back-link" href={ALBUMS_PATH} data-print="none">
          <Icon name="arrow-left" />
          {copy.all}
        </a>
        {children}
      </Section>
    </>
  );
}
