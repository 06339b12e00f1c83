import { cache } from 'react';
import { readCall } from './client';
import { withIds } from './keyed';
import { pictureUrl } from './media';
import { mapResult, type Result } from './result';
import { youtubeEmbed, youtubeId, youtubeThumbnail } from './youtube';

export type VideoView = {
  id: string;
  title: string;
  description: string;
  youtubeId: string | null;
  /** Null if the link is not a video: there is then no player. */
  embedUrl: string | null;
  thumbnail: string | null;
};

export const readVideos = cache(async (): Promise<Result<VideoView[]>> => {
  return mapResult(await readCall('videos'), (records) =>
    withIds(records).map(({ id, title, description, video_link, thumbnail }) => {
      const video = youtubeId(video_link);
      return {
        id,
        title,
        description,
        youtubeId: video,
        embedUrl: video && youtubeEmbed(video),
        thumbnail: pictureUrl(thumbnail) ?? (video && youtubeThumbnail(video)),
      };
    }),
  );
});
