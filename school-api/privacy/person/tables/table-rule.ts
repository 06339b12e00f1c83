import type { Retention } from '@/contract/facts/retention';

/**
 * How long: periods of the retention settings, the longest of which is that of the row; 'published' while
 * the office shows it; 'none' has no person in it.
 */
export type Period = readonly (keyof Retention)[] | 'published' | 'none';

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
  /** Personal columns that the person is shown under 'See or erase your data'. */
  shown?: string;
  /** Personal columns that are not shown there: keys, secrets, repetitions. */
  hidden?: string;
  /** Columns that say nothing about anybody by themselves. */
  plain: string;
  /** Plain columns that the person is shown too. */
  told?: string;
};

export const columnsIn = (names = '') => names.split(' ').filter((name) => name !== '');
