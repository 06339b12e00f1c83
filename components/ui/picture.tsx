import { getImageProps } from 'next/image';
import { preload } from 'react-dom';
import { focusClass } from '@/lib/files/picture-focus';
import { isSiteFile, PLACEHOLDER } from '@/lib/files/site-files';

const ratios = {
  '1/1': 'aspect-square',
  '4/3': 'aspect-4/3',
  '3/2': 'aspect-3/2',
  '16/9': 'aspect-video',
  '4/5': 'aspect-4/5',
  '3/4': 'aspect-3/4',
} as const;

const placeholders = {
  picture: PLACEHOLDER,
  person: '/art/placeholder-person.svg',
} as const;

interface Props {
  /** The site's own path (`/media/...`, `/files/...`, `/photos/...`, `/art/...`), an http(s) address, or nothing. */
  src: string | null | undefined;
  alt: string;
  ratio?: keyof typeof ratios;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** The widest file to offer, in pixels; each further width makes the page larger. */
  widest?: number;
  /** The first picture of a page, loaded with high priority. One per page. */
  priority?: boolean;
  placeholder?: keyof typeof placeholders;
  arch?: boolean;
  /** Shown until the photograph has loaded. */
  colour?: string | undefined;
  className?: string;
}

/**
 * A framed picture that reserves its space and shows a placeholder if it is missing or broken
 * (picture.css paints it over a broken image, so no script is needed).
 */
export function Picture({
  src,
  alt,
  ratio = '3/2',
  sizes = '(width >= 48rem) 50vw, 100vw',
  widest = 1920,
  priority = false,
  placeholder = 'picture',
  arch = false,
  colour,
  className = '',
}: Props) {
  const stand = placeholders[placeholder];
  const image = sourceSet(src || stand, { sizes, widest, light: priority });
  if (priority) {
    preload(image.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(image.srcSet ? { imageSrcSet: image.srcSet, imageSizes: sizes } : {}),
    });
  }
  const look = ['picture', ratios[ratio], arch ? 'arch' : '', className].filter(Boolean).join(' ');
  return (
    <span className={look} data-placeholder={placeholder}>
      {colour ? (
        <svg className="picture-colour" aria-hidden="true">
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      ) : null}
      <img
        {...image}
        className={focusClass(src)}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        data-fallback={stand}
      />
    </span>
  );
}

const isResized = (src: string) =>
  (isSiteFile(src) || src.startsWith('/photos/')) && !/\.(svg|gif)(\?|$)/i.test(src);

/** One file of one of the widths in next.config.mjs. */
export const scaledTo = (src: string, width: 828 | 1200, quality: Quality): string =>
  isResized(src) ? `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}` : src;

/** For a small frame. */
export const narrowPicture = (src: string): string => scaledTo(src, PHONE, 75);

/** Up to this width a first picture is for phones, whose screens have two or three device pixels per CSS pixel. */
const PHONE = 828;

/** As in next.config.mjs. */
type Quality = 55 | 75;
type Offer = { sizes: string; widest: number; light: boolean };

/**
 * The image optimiser resizes raster images of the school's server; others are used unchanged. Phones
 * get a lower quality, which is invisible there and saves the first picture a round trip.
 */
export function sourceSet(src: string, { sizes, widest, light }: Offer) {
  if (!isResized(src)) return { src };
  const image = (quality: Quality) => {
    const { props } = getImageProps({ src, alt: '', fill: true, sizes, quality });
    return { src: props.src, files: (props.srcSet ?? '').split(', ') };
  };
  const normal = image(75);
  const narrow = light ? image(55) : normal;
  const offered = normal.files
    .map((file, index) => (widthOf(file) <= PHONE ? (narrow.files[index] ?? file) : file))
    .filter((file) => widthOf(file) <= widest);
  return { src: offered.at(-1)?.split(' ')[0] ?? normal.src, srcSet: offered.join(', '), sizes };
}

const widthOf = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10);
