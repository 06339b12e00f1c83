/** Parameters of another page of the list, or of an earlier message. */
const LEFT_OUT = ['before', 'after', 'page', 'message'];

/** A fragment that brings the focus to the number of results, past the menu and the filters. */
export const RESULTS_FRAGMENT = '#results';

/** A list's query from its first page, such as '?state=new'; '' without filters. */
export function listQuery({ searchParams }: URL, without: readonly string[] = []): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [...LEFT_OUT, ...without]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** On a record: the query of the list it was opened from, which actions keep for 'Previous' and 'Next'. */
export const keptQuery = (url: URL) => listQuery(url, ['template']);

/** The list's first page with a changed filter or sort. */
export function withParam(url: URL, name: string, value: string): string {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return `${url.pathname}${listQuery(changed)}${RESULTS_FRAGMENT}`;
}

export const setIn = ({ searchParams }: URL, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = searchParams.get(name)?.trim();
    return value ? [{ name, value }] : [];
  });
