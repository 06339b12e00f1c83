import { inRupees } from './amount';

/** An email's content, rendered as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[]; ordered: boolean }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'note'; text: string };

export type MailContent = {
  subject: string;
  heading: string;
  blocks: readonly Block[];
  /** The reply address, if it is not the office's. */
  replyTo?: string;
};

/** Below the blocks of a mail. */
export type Footer = { lines: readonly string[]; links: { label: string; href: string }[] };

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const link = (label: string, href: string): Block => ({ kind: 'link', label, href });

/** Links to a page of the site, if it has a public address. */
export const siteLink = (siteUrl: string | undefined, label: string, path: string): Block[] =>
  siteUrl !== undefined && URL.canParse(siteUrl) ? [link(label, new URL(path, siteUrl).href)] : [];

type Paid = { test: boolean; amount: number; returned?: number | undefined };

/** Not in a practice email, which says the opposite above. */
export function asReceipt({ test, amount, returned = 0 }: Paid): string {
  if (test) return '';
  if (returned >= amount) return ' It has since been returned, so this email is not a receipt.';
  const left =
    returned > 0 ? ` for ${inRupees(amount - returned)}; the rest has been returned` : '';
  return ` This email is your receipt${left}.`;
}

export const note = (text: string): Block => ({ kind: 'note', text });

export function list(items: readonly string[], { ordered = false } = {}): Block {
  return { kind: 'list', items, ordered };
}

/** Rows without a value are left out. */
export function rows(...all: (readonly [string, string])[]): Block {
  return { kind: 'rows', rows: all.filter(([, value]) => value !== '') };
}
