import { photographOf } from '@/content/albums';
import type { Photo } from '@/lib/school-api/albums';
import { DialogLink } from '../ui/dialog';
import { Picture } from '../ui/picture';
import { LargePhoto, photoId } from './large-photo';

/** Each opens the large picture: a modal dialog by script, the link's target without. */
export function AlbumPhotos({ photos }: { photos: readonly Photo[] }) {
  const count = photos.length;
  return (
    <>
      <ul className="album-photos">
        {photos.map(({ src, alt, colour }, index) => (
          <li key={src}>
            <DialogLink opens={photoId(index)}>
              <Picture
                {...{ src, colour, alt: alt || photographOf(index + 1, count), widest: 828 }}
                sizes="(width >= 64rem) 18rem, (width >= 40rem) 33vw, 50vw"
              />
            </DialogLink>
          </li>
        ))}
      </ul>
      {photos.map((photo, index) => (
        <LargePhoto key={photo.src} {...{ photo, index, count }} />
      ))}
    </>
  );
}
