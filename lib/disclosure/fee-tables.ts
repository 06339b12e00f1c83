import { sessionOf } from '@/contract/facts/session';
import type { FeeHeadView } from '../school-api/disclosure';

/** A table per session from the current one on, with fees by class in the office's order. */
export function feeTables(heads: readonly FeeHeadView[], today: string) {
  const shown = heads.filter(
    ({ session, amount }) => amount !== null && session >= sessionOf(today),
  );
  return groupsOf(shown, ({ session }) => session)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([session, own]) => ({ session, groups: groupsOf(own, ({ classes }) => classes) }));
}

function groupsOf(heads: readonly FeeHeadView[], keyOf: (head: FeeHeadView) => string) {
  const keys = [...new Set(heads.map(keyOf))];
  return keys.map((key) => [key, heads.filter((head) => keyOf(head) === key)] as const);
}
