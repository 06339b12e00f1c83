import type { NoticeForm } from '@/contract/facts/notices';

export type NoticeItem = { term: string; says: string | readonly string[]; lang?: 'en' };

export type NoticeText = {
  essence: string;
  items: readonly NoticeItem[];
  /** Precedes the links to the policies. */
  more: string;
};

/**
 * The notice above a form. A changed text needs a new version in
 * contract/facts/notices.ts, and its hash in tests/notices/versions.test.ts.
 */
export type Notice = {
  form: NoticeForm;
  en: NoticeText;
  hi: NoticeText;
  /** Paths of the policies that belong to the form. */
  policies: readonly ('/privacy' | '/terms' | '/refund-policy')[];
};
