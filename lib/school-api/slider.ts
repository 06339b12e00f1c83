import { cache } from 'react';
import type { SafeHtml } from '@/lib/html/safe-html';
import { plainText, sanitiseInline } from '@/lib/html/sanitise';
import { readCall } from './client';
import { fileUrl, linkUrl, pictureUrl } from './media';
import { mapResult, type Result } from './result';

export type Slide = {
  /** Null if the placeholder is shown. */
  image: string | null;
  /** What it shows, for blind readers. */
  imageAlt?: string;
  title: SafeHtml;
  titleText: string;
  subtitle: string;
  subtitleHref: string | null;
};

/** Only slides that are switched on and have a picture. */
export const readSlides = cache(async (): Promise<Result<Slide[]>> => {
  return mapResult(await readCall('image-slider'), (records) =>
    records.flatMap(({ status, image_url, image_alt, title, sub_title, sub_title_link }) => {
      if (!status || fileUrl(image_url) === null) return [];
      return {
        image: pictureUrl(image_url),
        ...(image_alt && { imageAlt: image_alt }),
        title: sanitiseInline(title),
        titleText: plainText(title),
        subtitle: sub_title,
        subtitleHref: linkUrl(sub_title_link),
      };
    }),
  );
});
