import type { NoticeForm } from '@/contract/facts/notices';

/** One question that the notice answers, in a sentence or as a list. */
export type NoticeItem = { term: string; says: string | readonly string[]; lang?: 'en' };

export type NoticeText = {
  /** The summary that opens the text. */
  open: string;
  /** The essence, in one or two sentences. */
  essence: string;
  items: readonly NoticeItem[];
  /** Before the links to the policies. */
  more: string;
};

/**
 * A notice that stands alone above a form, in English and Hindi. A changed text needs a new version in
 * contract/facts/notices.ts, and its hash in tests/notices/versions.test.ts.
 */
export type Notice = {
  form: NoticeForm;
  en: NoticeText;
  hi: NoticeText;
  /** Paths of the policies that belong to the form. */
  policies: readonly ('/privacy' | '/terms' | '/refund-policy')[];
};
