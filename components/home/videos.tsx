import { home } from '@/content/home';
import { PLACEHOLDER } from '@/lib/files/site-files';
import type { Result } from '@/lib/school-api/result';
import type { VideoView } from '@/lib/school-api/videos';
import { VideoData } from '../seo/video-data';
import { EmptyState } from '../ui/empty-state';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { VideoGallery } from '../ui/video-gallery';

const { heading, empty } = home.videos;

export function Videos({ videos }: { videos: Result<VideoView[]> }) {
  const records = videos.ok ? videos.data : [];
  const shown = records.map(({ id, title, description, youtubeId, thumbnail }) => ({
    key: id,
    title,
    description,
    videoId: youtubeId,
    thumbnail: thumbnail ?? PLACEHOLDER,
  }));
  return (
    <Section title={heading} ground="dark" className="home-videos" far>
      {shown.length > 0 ? (
        <>
          <VideoGallery label={heading} videos={shown} />
          <VideoData videos={shown} />
        </>
      ) : (
        <EmptyState text={empty} />
      )}
      {videos.ok ? null : <Unavailable />}
    </Section>
  );
}
