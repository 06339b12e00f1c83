import type { Format } from '../../records';
import { HiddenFields } from './hidden-fields';
import { Icon } from './icon';
import { listQuery } from './list-address';

export const FORMAT_LABELS: Record<Format, string> = {
  xlsx: 'Excel (.xlsx)',
  csv: 'CSV (.csv)',
  json: 'JSON (.json)',
};

/** JSON is only on the export's page, since it is for programs. */
export const FORMAT_OPTIONS = (['xlsx', 'csv'] as const).map((value) => ({
  value,
  label: FORMAT_LABELS[value],
}));

type Props = {
  /** Each with its page's address, such as '/exports/messages'. */
  exports: readonly { href: string; label?: string }[];
  /** Keeps its query: the list's filters. */
  url: URL;
};

/** Export formats in a menu. Each is a button of a GET form, so that it needs no script. */
export function ExportMenu({ exports, url }: Props) {
  const fields = [...new URLSearchParams(listQuery(url, ['format']))];
  return (
    <div className="actions-menu inline-block" data-print="none">
      <button type="button" className="button button-secondary" popoverTarget="export-menu">
        Export
        <Icon name="chevron-down" />
      </button>
      <div id="export-menu" className="actions-list" popover="auto">
        {exports.map(({ href, label }) => (
          <office-download key={href}>
            <form action={`${href}/file`}>
              {exports.length > 1 ? <p className="quiet px-3 pt-2 font-semibold">{label}</p> : null}
              <HiddenFields fields={fields} />
              {FORMAT_OPTIONS.map((option) => (
                <button
                  key={option.value}
                  className="actions-item"
                  type="submit"
                  name="format"
                  value={option.value}
                >
                  {option.label}
                </button>
              ))}
            </form>
          </office-download>
        ))}
      </div>
    </div>
  );
}
