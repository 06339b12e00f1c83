import { ALBUMS_PATH, albums as copy } from '@/content/albums';
import type { AlbumCard } from '@/lib/school-api/albums';
import type { Result } from '@/lib/school-api/result';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { AlbumGrid } from './album-grid';

/** Below the news; renders nothing without any. */
export function LatestAlbums({ albums }: { albums: Result<AlbumCard[]> }) {
  if (!albums.ok) return <Unavailable />;
  if (albums.data.length === 0) return null;
  const all = (
    <ButtonLink href={ALBUMS_PATH} tone="secondary">
      {copy.all}
    </ButtonLink>
  );
  return (
    <Section title={copy.news.heading} action={all} ground="deep" far>
      <AlbumGrid albums={albums.data.slice(0, copy.news.shown)} />
    </Section>
  );
}
