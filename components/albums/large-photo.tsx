import { albums, photographOf } from '@/content/albums';
import type { Photo } from '@/lib/school-api/albums';
import { Icon } from '../ui/icon';
import { sourceSet } from '../ui/picture';
import { photoId } from './photo-id';

type Props = { photo: Photo; index: number; count: number };

const { previous, next, close } = albums.large;

/** Its picture is loaded when it is shown. */
export function LargePhoto({ photo: { src, alt, width, height, colour }, index, count }: Props) {
  const label = photographOf(index + 1, count);
  const image = sourceSet(src, { sizes: '100vw', widest: 1920, light: false });
  return (
    <dialog id={photoId(index)} className="dialog photo" aria-label={label} data-print="none">
      <figure className="dialog-content">
        <svg className="photo-colour" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect width="100%" height="100%" fill={colour ?? 'none'} />
        </svg>
        <img
          {...image}
          alt={alt || label}
          {...{ width, height }}
          decoding="async"
          loading="lazy"
          draggable="false"
        />
        <figcaption>
          {alt ? <span>{alt}</span> : null}
          <span className="photo-number">{`${index + 1} / ${count}`}</span>
        </figcaption>
        <Way to={index - 1} count={count} side="previous" />
        <Way to={index + 1} count={count} side="next" />
        <button type="button" data-closes="" className="photo-way dialog-if-open" data-side="close">
          <Icon name="close" />
          <span className="sr-only">{close}</span>
        </button>
        <a href="#closed" className="photo-way dialog-if-target" data-side="close">
          <Icon name="close" />
          <span className="sr-only">{close}</span>
        </a>
      </figure>
    </dialog>
  );
}

type WayProps = { to: number; count: number; side: 'previous' | 'next' };

function Way({ to, count, side }: WayProps) {
  if (to < 0 || to >= count) return null;
  const [icon, word] =
    side === 'next' ? (['chevron-right', next] as const) : (['chevron-left', previous] as const);
  return (
    <a className="photo-way" href={`#${photoId(to)}`} data-opens={photoId(to)} data-side={side}>
      <Icon name={icon} />
      <span className="sr-only">{word}</span>
    </a>
  );
}
