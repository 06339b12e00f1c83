import { sessionOf } from '@/contract/facts/session';
import type { FeeHeadView } from '../school-api/disclosure';

type FeeTable = { session: string; groups: { classes: string; heads: FeeHeadView[] }[] };

/** A table for each session from today's on, grouped by class in the order of the office. */
export function feeTables(heads: readonly FeeHeadView[], today: string): FeeTable[] {
  const current = sessionOf(today);
  const sessions = [...new Set(heads.map(({ session }) => session))].sort();
  return sessions
    .filter((session) => session >= current)
    .map((session) => {
      const own = heads.filter((head) => head.session === session);
      const groups = [...new Set(own.map(({ classes }) => classes))].map((classes) => ({
        classes,
        heads: own.filter((head) => head.classes === classes),
      }));
      return { session, groups };
    });
}
