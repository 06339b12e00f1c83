import type { Video } from '@/contract';
import { readCall } from './client';
import { pictureUrl } from './media';
import { readViews } from './read-views';
import { youtubeEmbed, youtubeId, youtubeThumbnail } from './youtube';

function view({ id, title, description, video_link, thumbnail }: Video) {
  const video = youtubeId(video_link);
  return {
    id,
    title,
    description,
    youtubeId: video,
    /** Null if the link is not a video: there is then no player. */
    embedUrl: video && youtubeEmbed(video),
    thumbnail: pictureUrl(thumbnail) ?? (video && youtubeThumbnail(video)),
  };
}

export type VideoView = ReturnType<typeof view>;

export const readVideos = readViews(() => readCall('videos'), view);
