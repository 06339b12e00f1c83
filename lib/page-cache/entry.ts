import { z } from 'zod';

/** A stored response: a page, or the body of a route such as the feed. */
const entrySchema = z.object({
  kind: z.enum(['APP_PAGE', 'APP_ROUTE']),
  /** HTML of a page; base64 of a route's bytes. */
  body: z.string(),
  /** The RSC payload of an app, base64. A document has none. */
  payload: z.string().optional(),
  /** If undefined, Next decides and answers an unknown path with 404. */
  status: z.number().optional(),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  tags: z.array(z.string()),
  /** The numbers of its tags when its rendering began (lib/site-changes). */
  seen: z.record(z.string(), z.number()).optional(),
  /** If it is saved after this, it may not show what was revalidated in between. */
  begunAt: z.number().optional(),
  savedAt: z.number(),
  lifetime: z.object({ revalidate: z.number(), expire: z.number().optional() }),
});

/** As stored on disk and in Redis, where names are only hashes of the key. */
export const storedEntry = z.object({ key: z.string(), entry: entrySchema });

export type Entry = z.output<typeof entrySchema>;

export function entrySize(entry: Entry): number {
  return entry.body.length + (entry.payload?.length ?? 0) + 1024;
}
