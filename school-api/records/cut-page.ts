type Where = { limit: number; before?: unknown; after?: unknown };

/**
 * The page of a list, newest first, of which one row more was read than is shown: that tells whether there
 * are others. `older` and `newer` are the rows beyond which they begin; null at the ends.
 */
export function cutPage<Row>(found: readonly Row[], { limit, before, after }: Where) {
  const isMore = found.length > limit;
  const isAfter = before === undefined && after !== undefined;
  const rows = isAfter ? found.slice(-limit) : found.slice(0, limit);
  const hasOlder = isAfter || isMore;
  const hasNewer = isAfter ? isMore : before !== undefined;
  return {
    rows,
    older: hasOlder ? (rows.at(-1) ?? null) : null,
    newer: hasNewer ? (rows.at(0) ?? null) : null,
  };
}
