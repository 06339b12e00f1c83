/** Of another page of the list or of a moment ago. */
const LEFT_OUT = ['before', 'after', 'said'];

/** To the export of a list with its filters. */
export function exportLink(subject: string, url: URL, label: string) {
  const query = new URLSearchParams(url.searchParams);
  for (const name of LEFT_OUT) query.delete(name);
  return <a href={`/exports/${subject}${query.size > 0 ? `?${query}` : ''}`}>{label}</a>;
}
