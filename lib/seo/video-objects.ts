import { youtubeEmbed } from '@/lib/school-api/youtube';

type Video = {
  title: string;
  description?: string;
  videoId: string | null;
  thumbnail: string;
  /** The publication day, if the school gives one. */
  published?: string;
};

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
