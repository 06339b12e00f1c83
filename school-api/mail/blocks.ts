/** What a mail says, before it becomes text and HTML. */
export type Block =
  | { kind: 'words'; words: string }
  | { kind: 'code'; code: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'heading'; words: string }
  | { kind: 'list'; items: readonly string[]; ordered: boolean }
  | { kind: 'note'; words: string };

export type Letter = {
  subject: string;
  heading: string;
  blocks: readonly Block[];
  /** Where an answer goes, if not to the office. */
  replyTo?: string;
};

export const words = (text: string): Block => ({ kind: 'words', words: text });
export const heading = (text: string): Block => ({ kind: 'heading', words: text });
export const note = (text: string): Block => ({ kind: 'note', words: text });

export function list(items: readonly string[], { ordered = false } = {}): Block {
  return { kind: 'list', items, ordered };
}

/** Rows without a value are left out. */
export function rows(...all: (readonly [string, string])[]): Block {
  return { kind: 'rows', rows: all.filter(([, value]) => value !== '') };
}
