import type { ReactNode } from 'react';
import { Select } from '@/components/ui/field/select';
import { TextInput } from '@/components/ui/field/text-input';
import { Icon } from '@/components/ui/icon';
import { dayInShort } from '@/content/india-time';
import { HiddenFields, Submit } from './form';
import { listQuery, RESULTS_FRAGMENT, setIn } from './list-address';
import { capital } from './text';

type Option = { value: string; label: string };

export type FilterField =
  | { kind: 'select'; name: string; label: string; options: readonly Option[] }
  | { kind: 'date'; name: string; label: string };

/** The first option, meaning no filter, is `any`; the others are capitalised. */
export function selectFilter(
  { name, label, any }: { name: string; label: string; any: string },
  values: readonly (string | Option)[],
): FilterField {
  const options = values.map((value) =>
    typeof value === 'string' ? { value, label: capital(value) } : value,
  );
  return { kind: 'select', name, label, options: [{ value: '', label: any }, ...options] };
}

export const dayFilters: readonly FilterField[] = [
  { kind: 'date', name: 'since', label: 'From' },
  { kind: 'date', name: 'until', label: 'Until' },
];

type Props = {
  url: URL;
  /** The label of the search field `q`. */
  search?: string;
  fields: readonly FilterField[];
};

const namesOf = (fields: readonly FilterField[]) => ['q', ...fields.map(({ name }) => name)];

export const isFiltered = (url: URL, fields: readonly FilterField[]) =>
  setIn(url, namesOf(fields)).length > 0;

/**
 * A GET form: the filters are in the address. An empty option means any. With scripts it applies itself
 * to the page's `list-results`, and the button is hidden.
 */
export function Filters({ url, search, fields }: Props) {
  const kept = new URLSearchParams(listQuery(url, namesOf(fields)));
  const narrowed = setIn(url, namesOf(fields)).filter(({ name }) => name !== 'q').length;
  return (
    <search className="filters block" data-print="none">
      <form className="flex flex-wrap items-center gap-2" method="get" action={url.pathname}>
        <HiddenFields fields={kept} />
        {search ? (
          <div className="search-field min-w-0 flex-[1_1_11rem]">
            <label className="sr-only" htmlFor="filter-q">
              {search}
            </label>
            <Icon name="search" />
            <input
              id="filter-q"
              className="control"
              type="search"
              name="q"
              placeholder={search}
              defaultValue={url.searchParams.get('q') ?? ''}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ) : null}
        {fields.length > 0 ? (
          <details className="filters-more" open={narrowed > 0}>
            <summary>{narrowed > 0 ? `Filters (${narrowed})` : 'Filters'}</summary>
            <div className="filters-fields">
              {fields.map((field) => (
                <FilterControl
                  key={field.name}
                  field={field}
                  value={url.searchParams.get(field.name) ?? ''}
                />
              ))}
            </div>
          </details>
        ) : null}
        <Submit tone="secondary">Show</Submit>
        <output className="sr-only" />
      </form>
    </search>
  );
}

function FilterControl({ field, value }: { field: FilterField; value: string }) {
  const { kind, name, label } = field;
  const control = { id: `filter-${name}`, name, label, defaultValue: value };
  return kind === 'select' ? (
    <Select {...control} options={field.options} />
  ) : (
    <TextInput {...control} type="date" />
  );
}

export function FilterChips({ url, fields }: Omit<Props, 'search'>) {
  const set = setIn(url, namesOf(fields));
  if (set.length === 0) return null;
  const without = (names: string[]) => `${url.pathname}${listQuery(url, names)}${RESULTS_FRAGMENT}`;
  return (
    <ul
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5"
      aria-label="Active filters"
      data-print="none"
    >
      {set.map(({ name, value }) => (
        <li key={name}>
          <a
            className="inline-flex min-h-8 items-center gap-1 rounded-round bg-paper-deep pr-2 pl-3 text-small"
            href={without([name])}
          >
            <span className="sr-only">Remove </span>
            {textOf(fields, name, value)}
            <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a className="button button-quiet" href={without(namesOf(fields))}>
          Clear
        </a>
      </li>
    </ul>
  );
}

function textOf(fields: readonly FilterField[], name: string, value: string): string {
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return `“${value}”`;
  const option = field.kind === 'select' && field.options.find((one) => one.value === value);
  return `${field.label}: ${option ? option.label : dayInShort(value)}`;
}

type ListResultsProps = {
  url: URL;
  fields: readonly FilterField[];
  /** How many there are, such as '12 messages'. */
  count: ReactNode;
  summary?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
};

/** The part that filters change; the script refreshes it. */
export function ListResults({ url, fields, count, summary, tools, children }: ListResultsProps) {
  return (
    <div className="list-results grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p id="results" className="list-count font-semibold outline-none" tabIndex={-1}>
          {count}
        </p>
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
