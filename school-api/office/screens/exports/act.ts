import { type ExportColumn, exportColumns, pagesOf, type RecordKind } from '../../../records';
import type { Role } from '../../roles';
import type { OfficeRequest } from '../../route';
import { FORMAT_OPTIONS } from '../../view/export-menu';
import type { Chosen, ListAct } from '../records/acts';
import { EXPORTED } from './exported';
import { formatOf, sendFile } from './send-file';

/** Exports a list's selected rows; rows of several kinds go into one file. */
export const exportAct = (name: RecordKind, roles: readonly Role[]): ListAct => ({
  name: 'export',
  label: 'Export',
  roles,
  confirm: true,
  choice: { name: 'format', label: 'Format of the export', options: FORMAT_OPTIONS },
  run: async (request, { keys, back }) =>
    sendFile(request, {
      name,
      format: formatOf(request.form),
      lines: keys.length,
      back,
      ...(await partsOf(request, keys)),
      audit: {
        action: `${name} export`,
        record: `${keys.length} ${name}`,
        after: { rows: 'chosen one by one' },
      },
    }),
});

async function partsOf({ deps }: OfficeRequest, keys: Chosen['keys']) {
  const { db, config } = deps;
  const columns = new Map<string, ExportColumn>();
  const parts: ReturnType<typeof pagesOf>[] = [];
  for (const { subject } of EXPORTED) {
    const ids = keys.filter(({ kind }) => kind === subject.name).map(({ record }) => record);
    if (ids.length === 0) continue;
    for (const column of await exportColumns(db, subject)) columns.set(column.name, column);
    parts.push(pagesOf(subject, ids, { db, config }));
  }
  async function* pages() {
    for (const part of parts) yield* part;
  }
  return { columns: [...columns.values()], pages: pages() };
}
