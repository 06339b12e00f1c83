/** One kept answer: a page or the body of a machine file such as the feed. */
export type Entry = {
  kind: 'APP_PAGE' | 'APP_ROUTE';
  /** HTML of a page; base64 of a route's bytes. */
  body: string;
  /** An app's payload for the framework, base64. A document has none. */
  payload?: string;
  /** Undefined leaves it to Next, which answers an unknown path with 404. */
  status: number | undefined;
  headers: Record<string, string | string[]>;
  tags: string[];
  savedAt: number;
  lifetime: { revalidate: number; expire?: number };
};

export function entrySize(entry: Entry): number {
  return entry.body.length + (entry.payload?.length ?? 0) + 1024;
}
