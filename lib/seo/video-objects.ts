import { youtubeEmbed } from '@/lib/school-api/youtube';

type Video = {
  title: string;
  description?: string;
  videoId: string | null;
  thumbnail: string;
  /** The day it was published, where the school says it. */
  published?: string;
};

/** Structured data of playable videos. */
export function videoObjects(videos: readonly Video[], siteUrl: string) {
  const playable = videos.flatMap(({ videoId, title, description, thumbnail, published }) =>
    videoId
      ? {
          '@type': 'VideoObject',
          name: title,
          description: description || title,
          thumbnailUrl: new URL(thumbnail, siteUrl).href,
          ...(published ? { uploadDate: published } : {}),
          embedUrl: youtubeEmbed(videoId),
        }
      : [],
  );
  if (playable.length === 0) return null;
  return { '@context': 'https://schema.org', '@graph': playable };
}
