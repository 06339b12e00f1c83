import { ALBUMS_PATH, albums as copy } from '@/content/albums';
import type { AlbumCard } from '@/lib/school-api/albums';
import type { Result } from '@/lib/school-api/result';
import { PageBanner } from '../layout/page-banner';
import { BackToNews } from '../news/back-to-news';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Section } from '../ui/section';
import { AlbumGrid } from './album-grid';
import { NEWS_CRUMB } from './news-crumb';

export function AlbumsPage({ albums }: { albums: Result<AlbumCard[]> }) {
  return (
    <>
      <PageBanner
        title={copy.title}
        scene={copy.scene}
        crumbs={[NEWS_CRUMB, { label: copy.title }]}
      />
      <Section>
        <BackToNews />
        <h2 className="sr-only">{copy.heading}</h2>
        {albums.ok ? <Albums albums={albums.data} /> : <FailedList again={ALBUMS_PATH} />}
      </Section>
    </>
  );
}

function Albums({ albums }: { albums: readonly AlbumCard[] }) {
  return albums.length > 0 ? <AlbumGrid albums={albums} /> : <EmptyState text={copy.empty} />;
}
