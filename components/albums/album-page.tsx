import { ALBUMS_PATH, album, albumPath, albums as copy, photographs } from '@/content/albums';
import { shareOnWhatsApp, whatsApp } from '@/content/whatsapp';
import type { AlbumView } from '@/lib/school-api/albums';
import type { Result } from '@/lib/school-api/result';
import { PageBanner } from '../layout/page-banner';
import { NewsDate } from '../news/news-date';
import { EmptyState } from '../ui/empty-state';
import { ErrorState } from '../ui/error-state';
import { PageStatus } from '../ui/page-status';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { WhatsAppLink } from '../ui/whatsapp-link';
import { AlbumPhotos } from './album-photos';

const crumbs = [
  { label: 'News & Events', href: '/news-event' },
  { label: copy.title, href: ALBUMS_PATH },
];

type Props = { read: Result<AlbumView | null>; siteUrl: string };

/** After a failed read it is unknown whether the album exists, so nothing is cached. */
export function AlbumPage({ read, siteUrl }: Props) {
  const found = read.ok ? read.data : null;
  const title = found?.title ?? album.title;
  return (
    <>
      <PageBanner {...{ title, scene: album.scene, crumbs: [...crumbs, { label: title }] }} compact>
        <NewsDate at={found?.day ?? null} />
      </PageBanner>
      {found ? (
        <Section title={photographs(found.photos.length)} lead={found.text}>
          <AlbumPhotos photos={found.photos} />
          <p className="mt-6">
            <WhatsAppLink
              href={shareOnWhatsApp(`${found.title} ${siteUrl}${albumPath(found.slug)}`)}
              label={whatsApp.share}
            />
          </p>
        </Section>
      ) : (
        <Section>{read.ok ? <Missing /> : <Failed />}</Section>
      )}
    </>
  );
}

const Missing = () => (
  <>
    <PageStatus code={404} />
    <EmptyState text={copy.missing} />
  </>
);

const Failed = () => (
  <Unavailable status={503}>
    <ErrorState text={copy.failed} />
  </Unavailable>
);
