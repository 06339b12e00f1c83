import * as z from 'zod';

/** Optional: what a page would show with one draft in place, for an hour. The token follows. */
export const PREVIEW_PATH = '/api/preview/';

/** 256 bits. */
export const PREVIEW_TOKEN = /^[\w-]{43}$/;

export const previewAnswer = z.object({
  /** Of the site's page, such as '/news-event/detail/a-day' or '/acedemics/results?year=2026'. */
  path: z.string().regex(/^\/(?!\/)/),
  /** What the draft is, in words. */
  title: z.string().max(400),
  /** What is read with the draft in place, by its path, such as '/api/faculties'. */
  answers: z.record(z.string(), z.unknown()),
});

export type Preview = z.output<typeof previewAnswer>;
