import type { RETENTION } from '@/contract/facts/retention';

/**
 * How long: a period of the retention settings; 'law' is eight years after the financial year; 'asked'
 * until it is answered or erasure is asked for; 'paid' as the paid record that it belongs to;
 * 'published' while the office shows it; 'year' is enforced by the database; 'none' has no person in it.
 */
export type Period =
  | keyof typeof RETENTION
  | 'law'
  | 'asked'
  | 'paid'
  | 'published'
  | 'year'
  | 'none';

/** What becomes of the rows of a person who asks for erasure. */
export type Erasure =
  /** Rows are deleted. */
  | 'deleted'
  /** Deleted; of a paid one the row stays with its personal columns empty. */
  | 'emptied'
  /** Kept because the law asks for it. */
  | 'kept'
  /** Removed by the office, as a record of its content. */
  | 'office'
  | 'none';

export type TableRule = {
  purpose: string;
  period: Period;
  seenBy: string;
  erasure: Erasure;
  /** Personal columns that the person is shown under 'What do you hold about me?'. */
  shown?: string;
  /** Personal columns that are not shown there: keys, secrets, repetitions. */
  hidden?: string;
  /** Columns that say nothing about anybody by themselves. */
  plain: string;
  /** Plain columns that the person is shown too. */
  told?: string;
};

export const columnsIn = (names = '') => names.split(' ').filter((name) => name !== '');
