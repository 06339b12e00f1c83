/** A text range; `to` is exclusive. */
export type Range = { from: number; to: number };
export type Edit = Range & { text: string };

/** Replaces each range by its text and leaves the rest unchanged. */
export function editHtml(html: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    edited += html.slice(at, from) + text;
    at = to;
  }
  return edited + html.slice(at);
}

export function cutFrom(html: string, ranges: readonly Range[]): string {
  return editHtml(
    html,
    ranges.map((range) => ({ ...range, text: '' })),
  );
}
