import { env } from '@/lib/env';
import { videoObjects } from '@/lib/seo/video-objects';
import { JsonLd } from '../ui/json-ld';

type Videos = Parameters<typeof videoObjects>[0];

/** Structured data of the videos of a gallery. */
export function VideoData({ videos }: { videos: Videos }) {
  const data = videoObjects(videos, env().SITE_URL);
  return data ? <JsonLd data={data} /> : null;
}
