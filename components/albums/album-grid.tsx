import { photographs } from '@/content/albums';
import type { AlbumCard } from '@/lib/school-api/albums';
import { NewsDate } from '../news/news-date';
import { Card } from '../ui/card';
import { Picture } from '../ui/picture';
import { albumPath } from './album-path';

export function AlbumGrid({ albums }: { albums: readonly AlbumCard[] }) {
  return (
    <ul className="album-grid">
      {albums.map(({ slug, title, day, cover, count }) => (
        <Card key={slug} as="li" link padded={false} className="album-card far">
          <Picture
            src={cover?.src}
            colour={cover?.colour}
            alt=""
            ratio="4/3"
            widest={828}
            sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
          />
          <div className="album-card-copy">
            <h3>
              <a className="link-cover" href={albumPath(slug)}>
                {title}
              </a>
            </h3>
            <NewsDate at={day} />
            <p className="album-count">{photographs(count)}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
