import * as z from 'zod';

/** Optional: pages with one draft in place, available for an hour. The token follows. */
export const PREVIEW_PATH = '/api/preview/';

/** 256 bits. */
export const PREVIEW_TOKEN = /^[\w-]{43}$/;

export const previewAnswer = z.object({
  /** Path on the site, such as '/news-event/detail/a-day' or '/acedemics/results?year=2026'. */
  path: z.string().regex(/^\/(?!\/)/),
  /** The draft, described in words. */
  title: z.string().max(400),
  /** Responses with the draft in place, keyed by path such as '/api/faculties'. */
  answers: z.record(z.string(), z.unknown()),
});

export type Preview = z.output<typeof previewAnswer>;
