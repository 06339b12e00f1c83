import type { ReactNode } from 'react';
import { FilterChips, type FilterField } from './filters';

type Props = {
  url: URL;
  fields: readonly FilterField[];
  /** How many there are, such as '12 messages'. */
  count: ReactNode;
  /** Such as a sum over all that match. */
  summary?: ReactNode;
  /** What is done with the list as it is filtered, such as its export. */
  tools?: ReactNode;
  children: ReactNode;
};

/** What the filters change: the script fills it anew when they do. */
export function ListResults({ url, fields, count, summary, tools, children }: Props) {
  return (
    <div className="list-results">
      <div className="list-head">
        <p className="list-count">{count}</p>
        {summary ? <div className="list-summary">{summary}</div> : null}
        <FilterChips url={url} fields={fields} />
        <div className="list-tools" data-print="none">
          {tools}
        </div>
      </div>
      {children}
    </div>
  );
}
