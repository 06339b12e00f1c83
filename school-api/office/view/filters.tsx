import { Select } from '@/components/ui/field/select';
import { TextInput } from '@/components/ui/field/text-input';
import { Icon } from '@/components/ui/icon';

type Option = { value: string; label: string };

export type FilterField =
  | { kind: 'select'; name: string; label: string; options: readonly Option[] }
  | { kind: 'date'; name: string; label: string };

type Choice = { name: string; label: string; any: string };

/** The first option, which leaves it open, is `any`; the others are written with a capital. */
export function selectFilter(
  { name, label, any }: Choice,
  values: readonly (string | Option)[],
): FilterField {
  const options = values.map((value) =>
    typeof value === 'string'
      ? { value, label: value.charAt(0).toUpperCase() + value.slice(1) }
      : value,
  );
  return { kind: 'select', name, label, options: [{ value: '', label: any }, ...options] };
}

export const dayFilters: readonly FilterField[] = [
  { kind: 'date', name: 'since', label: 'From' },
  { kind: 'date', name: 'until', label: 'Until' },
];

type Props = {
  url: URL;
  /** The label of the search field, which is `q`. */
  search?: string;
  fields: readonly FilterField[];
};

/** Of another list or of a moment ago. */
const LEFT_OUT = ['before', 'after', 'said'];

/** A GET form: the filters stand in the address. An option with an empty value means any. */
export function Filters({ url, search, fields }: Props) {
  const own = ['q', ...fields.map(({ name }) => name)];
  const params = [...url.searchParams];
  const kept = params.filter(([name]) => !own.includes(name) && !LEFT_OUT.includes(name));
  const set = params.filter(([name, value]) => own.includes(name) && value !== '');
  const narrowed = set.filter(([name]) => name !== 'q').length;
  return (
    <search className="filters" data-print="none">
      <form method="get" action={url.pathname}>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {search ? (
          <div className="filters-search">
            <label htmlFor="filter-q">{search}</label>
            <div className="filters-search-row">
              <input
                id="filter-q"
                className="control"
                type="search"
                name="q"
                defaultValue={url.searchParams.get('q') ?? ''}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
              />
              <button type="submit" className="button button-secondary">
                <Icon name="search" />
                Search
              </button>
            </div>
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
              <div className="filters-end">
                <button type="submit" className="button button-secondary">
                  Show
                </button>
                {set.length > 0 ? <ClearLink path={url.pathname} kept={kept} /> : null}
              </div>
            </div>
          </details>
        ) : null}
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

function ClearLink({ path, kept }: { path: string; kept: string[][] }) {
  const query = new URLSearchParams(kept).toString();
  return (
    <a className="button button-quiet" href={query ? `${path}?${query}` : path}>
      Clear
    </a>
  );
}
