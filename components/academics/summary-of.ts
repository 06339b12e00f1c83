import type { ResultCard } from '@/lib/school-api/results';

export type ResultSummary = {
  count: number;
  /** Percent of the boys with at least the pass mark. */
  passed: number;
  average: number;
  lowest: number;
  highest: number;
};

/** Counts cards with a numeric percentage; null if there are none. */
export function summaryOf(cards: readonly ResultCard[], passMark: number): ResultSummary | null {
  const marks = cards
    .map(({ percentage }) => /^(\d{1,3}(?:\.\d+)?) ?%$/.exec(percentage.trim())?.[1])
    .flatMap((mark) => (mark === undefined ? [] : [Number(mark)]));
  if (marks.length === 0) return null;
  const passed = marks.filter((mark) => mark >= passMark).length;
  return {
    count: marks.length,
    passed: (100 * passed) / marks.length,
    average: marks.reduce((sum, mark) => sum + mark, 0) / marks.length,
    lowest: Math.min(...marks),
    highest: Math.max(...marks),
  };
}
