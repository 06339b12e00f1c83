import { photographOf } from '@/content/albums';
import type { Photo } from '@/lib/school-api/albums';
import { buttonClass } from '../ui/button-class';
import { Closers } from '../ui/dialog';
import { sourceSet } from '../ui/picture';

export const photoId = (index: number): string => `photo-${index + 1}`;

type Props = { photo: Photo; index: number; count: number };

/** Its picture is loaded when it is shown. */
export function LargePhoto({ photo: { src, alt, width, height }, index, count }: Props) {
  const label = photographOf(index + 1, count);
  const image = sourceSet(src, { sizes: '100vw', widest: 1920, light: false });
  return (
    <dialog id={photoId(index)} className="dialog photo" aria-label={label} data-print="none">
      <figure className="dialog-content">
        <img {...image} alt={alt} {...{ width, height }} loading="lazy" draggable="false" />
        <figcaption>{alt ? `${alt} (${index + 1} of ${count})` : label}</figcaption>
        <div className="dialog-actions">
          {index > 0 ? <Way to={index - 1} side="previous" label="Previous" /> : null}
          {index + 1 < count ? <Way to={index + 1} side="next" label="Next" /> : null}
          <Closers label="Close" tone="primary" />
        </div>
      </figure>
    </dialog>
  );
}

function Way({ to, side, label }: { to: number; side: string; label: string }) {
  const id = photoId(to);
  return (
    <a className={buttonClass('secondary')} href={`#${id}`} data-opens={id} data-side={side}>
      {label}
    </a>
  );
}
