import { home } from '@/content/home';
import type { Result } from '@/lib/school-api/result';
import type { VideoView } from '@/lib/school-api/videos';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { VideoGallery } from '../ui/video-gallery';

const { heading, empty } = home.videos;
const PLACEHOLDER = '/art/placeholder.svg';

export function Videos({ videos }: { videos: Result<VideoView[]> }) {
  const shown = videos.ok ? videos.data : [];
  return (
    <Section title={heading} ground="dark" className="home-videos">
      {shown.length > 0 ? (
        <VideoGallery
          label={heading}
          videos={shown.map(({ id, title, description, youtubeId, thumbnail }) => ({
            key: id,
            title,
            description,
            videoId: youtubeId,
            thumbnail: thumbnail ?? PLACEHOLDER,
          }))}
        />
      ) : (
        <EmptyState text={empty} />
      )}
      {videos.ok ? null : <Unavailable />}
    </Section>
  );
}
