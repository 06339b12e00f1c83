import type { Retention } from '@/contract/facts/retention';

/**
 * How long: retention periods, the longest of which applies; 'published' while the office shows it;
 * 'none' if it contains no personal data.
 */
export type Period = readonly (keyof Retention)[] | 'published' | 'none';

/** What happens to the rows of a person who asks for erasure. */
export type Erasure =
  /** Rows are deleted. */
  | 'deleted'
  /** Deleted; for a paid one the row stays with its personal columns emptied. */
  | 'emptied'
  /** Kept because the law requires it. */
  | 'kept'
  /** Removed by the office, as a record of its content. */
  | 'office'
  | 'none';

export type TableRule = {
  purpose: string;
  period: Period;
  seenBy: string;
  erasure: Erasure;
  /** Personal columns shown to the person under 'See or erase your data'. */
  shown?: string;
  /** Personal columns that are not shown there: keys, secrets, repetitions. */
  hidden?: string;
  /** Columns that reveal nothing about anybody by themselves. */
  plain: string;
  /** Plain columns that are also shown to the person. */
  plainShown?: string;
};

export const columnsIn = (names = '') => names.split(' ').filter((name) => name !== '');
