import { z } from 'zod';

/** One stored answer: a page, or the body of a route such as the feed. */
const entrySchema = z.object({
  kind: z.enum(['APP_PAGE', 'APP_ROUTE']),
  /** HTML of a page; base64 of a route's bytes. */
  body: z.string(),
  /** The RSC payload of an app, base64. A document has none. */
  payload: z.string().optional(),
  /** Undefined leaves it to Next, which answers an unknown path with 404. */
  status: z.number().optional(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  tags: z.array(z.string()),
  /** The numbers of its tags when its rendering began (lib/site-changes). */
  seen: z.record(z.string(), z.number()).optional(),
  savedAt: z.number(),
  lifetime: z.object({ revalidate: z.number(), expire: z.number().optional() }),
});

/** As stored on disk and in Redis. With its key, because file and Redis keys are only hashes of it. */
export const storedEntry = z.object({ key: z.string(), entry: entrySchema });

export type Entry = z.output<typeof entrySchema>;

export function entrySize(entry: Entry): number {
  return entry.body.length + (entry.payload?.length ?? 0) + 1024;
}
