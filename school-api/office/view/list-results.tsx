import type { ReactNode } from 'react';
import { FilterChips, type FilterField } from './filters';

type Props = {
  url: URL;
  fields: readonly FilterField[];
  /** How many there are, such as '12 messages'. */
  count: ReactNode;
  /** Such as a sum over all matches. */
  summary?: ReactNode;
  /** Tools for the filtered list, such as its export. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The part that filters change; the script refreshes it. */
export function ListResults({ url, fields, count, summary, tools, children }: Props) {
  return (
    <div className="list-results grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="list-count font-semibold">{count}</p>
        {summary ? <div>{summary}</div> : null}
        <FilterChips url={url} fields={fields} />
        <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1.5" data-print="none">
          {tools}
        </div>
      </div>
      {children}
    </div>
  );
}
