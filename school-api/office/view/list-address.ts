/** Of another page of a list or of a moment ago. */
const LEFT_OUT = ['before', 'after', 'page', 'said'];

/** The query of a list from its first page, such as '?state=new'; '' without one. */
export function listQuery({ searchParams }: URL, without: readonly string[] = []): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [...LEFT_OUT, ...without]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The list from its first page, with another value of a filter or of its order. */
export function withParam(url: URL, name: string, value: string): string {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return `${url.pathname}${listQuery(changed)}`;
}

/** The fields of the filters that are set. */
export const setIn = ({ searchParams }: URL, names: readonly string[]) =>
  names.flatMap((name) => {
    const value = searchParams.get(name)?.trim();
    return value ? [{ name, value }] : [];
  });
