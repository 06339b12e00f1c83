/** One thing that happened to a record. */
export type StoryEvent = {
  at: Date;
  title: string;
  text?: string;
  tone?: 'good' | 'bad' | 'plain';
  /** May be sent again. */
  mail?: { id: number };
  note?: { id: number; authorId: number; struck: boolean };
};

/** Undefined where it did not happen. */
export function event(
  at: Date | null | undefined,
  title: string,
  more: Omit<StoryEvent, 'at' | 'title'> = {},
): StoryEvent | undefined {
  return at ? { at, title, ...more } : undefined;
}
