import type { OfficeRecord } from '../../../records';
import type { Column } from '../../view/data-table';
import { Tag } from '../../view/tag';
import { OfficeStateTag, shown } from '../records/cells';

export function nameOf(record: OfficeRecord): string {
  const name = `${record.first_name ?? ''} ${record.last_name ?? ''}`.trim();
  return name || 'No name';
}

export const columns: readonly Column<OfficeRecord>[] = [
  { head: 'Child', cell: nameOf },
  { head: 'Number', cell: ({ application_number }) => shown(application_number), narrow: 'hide' },
  { head: 'Class', cell: ({ apply_for }) => shown(apply_for), short: true },
  { head: 'Begun', cell: ({ begun_at }) => shown(begun_at), narrow: 'hide' },
  { head: 'Form and fee', cell: (record) => <ProgressTag record={record} /> },
  { head: 'State', cell: (record) => <OfficeStateTag kind="applications" record={record} /> },
];

/** 'TEST paid', 'WITHDRAWN completed': what is written large asks for care. */
export function ProgressTag({ record }: { record: OfficeRecord }) {
  const words = String(record.progress);
  const marked = words.replace(/[A-Z]{2,}/g, (mark) => `${mark.toLowerCase()},`);
  const tone = marked !== words ? 'bad' : words === 'paid' ? 'good' : 'plain';
  return <Tag tone={tone}>{marked.charAt(0).toUpperCase() + marked.slice(1)}</Tag>;
}
