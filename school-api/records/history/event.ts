/** An event in a record's history. */
export type HistoryEvent = {
  at: Date;
  title: string;
  text?: string;
  tone?: 'good' | 'bad' | 'plain';
  /** Can be sent again. */
  mail?: { id: number };
  note?: { id: number; authorId: number; struck: boolean };
};

/** Undefined if it did not happen. */
export function event(
  at: Date | null | undefined,
  title: string,
  more: Omit<HistoryEvent, 'at' | 'title'> = {},
): HistoryEvent | undefined {
  return at ? { at, title, ...more } : undefined;
}
