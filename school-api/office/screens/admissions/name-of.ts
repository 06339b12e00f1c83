import type { OfficeRecord } from '../../../records';

export function nameOf(record: OfficeRecord): string {
  const name = `${record.first_name ?? ''} ${record.last_name ?? ''}`.trim();
  return name || 'No name';
}
