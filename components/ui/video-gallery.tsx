import { PLACEHOLDER } from '@/lib/files/site-files';
import { Icon } from './icon';

export interface GalleryVideo {
  /** Unique on the page. */
  key: string;
  title: string;
  description?: string;
  /** The video's id in its URL; without one there is no player. */
  videoId: string | null;
  thumbnail: string;
}

const watchHref = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;

/** The script plays videos in the page; without it, links open them on their own site. */
export function VideoGallery({ label, videos }: { label: string; videos: GalleryVideo[] }) {
  if (videos.length === 0) return <p>No videos available</p>;
  return (
    <ui-gallery className="gallery" role="group" aria-label={label}>
      <div className="gallery-stage">
        {videos.map((video) => (
          <Figure key={video.key} video={video} />
        ))}
      </div>
      {videos.length > 1 && (
        <ul className="gallery-list" data-print="none">
          {videos.map((video, index) => (
            <li key={video.key}>
              <Choice video={video} current={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </ui-gallery>
  );
}

function Figure({ video }: { video: GalleryVideo }) {
  const { key, title, description, videoId } = video;
  const picture = <img src={video.thumbnail} alt="" loading="lazy" data-fallback={PLACEHOLDER} />;
  return (
    <figure id={`video-${key}`} data-figure="" data-video={videoId} data-title={title}>
      <div className="gallery-frame">
        {videoId ? (
          <a
            data-poster=""
            href={watchHref(videoId)}
            target="_blank"
            rel="noopener"
            aria-label={`Play: ${title} (with captions where available)`}
          >
            {picture}
            <span className="gallery-play">
              <Icon name="play" />
            </span>
          </a>
        ) : (
          picture
        )}
      </div>
      <figcaption>
        <strong className="gallery-title">{title}</strong>
        {description && <p>{description}</p>}
      </figcaption>
    </figure>
  );
}

function Choice({ video, current }: { video: GalleryVideo; current: boolean }) {
  const { key, title, videoId } = video;
  const where = videoId
    ? { href: watchHref(videoId), target: '_blank', rel: 'noopener' }
    : { href: `#video-${key}` };
  return (
    <a {...where} className="gallery-choice" data-choose="" aria-current={current || undefined}>
      <img src={video.thumbnail} alt="" loading="lazy" data-fallback={PLACEHOLDER} />
      <span>{title}</span>
    </a>
  );
}
