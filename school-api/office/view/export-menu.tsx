import { ActionsMenu } from './action';
import { listQuery } from './list-address';
import { capital } from './text';

/** JSON is only in the address, since it is for programs. */
export const FORMAT_OPTIONS = [
  { value: 'xlsx', label: 'Excel (.xlsx)' },
  { value: 'csv', label: 'CSV (.csv)' },
] as const;

type Props = {
  /** Each with its address, such as '/exports/messages'; several have a label. */
  exports: readonly { href: string; label?: string }[];
  /** Keeps its query: the list's filters. */
  url: URL;
};

export function ExportMenu({ exports, url }: Props) {
  const actions = exports.flatMap(({ href, label = '' }) =>
    FORMAT_OPTIONS.map(({ value, label: format }) => {
      const query = new URLSearchParams(listQuery(url, ['format']));
      query.set('format', value);
      const name = exports.length > 1 ? `${capital(label)}: ${format}` : format;
      return { label: name, href: `${href}/file?${query}` };
    }),
  );
  return <ActionsMenu id="export-menu" label=" the list" text="Export" actions={actions} />;
}
