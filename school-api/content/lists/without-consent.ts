import type { Db } from '../../db';
import { readRows } from '../reads/content';
import type { Collection } from './collection';
import { collections } from './collections';

/** A record whose picture is not shown, named as in the folder: 'results.yaml: 2026, 12th, Asha Rao'. */
export async function recordsWithoutConsent(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const list of collections) {
    if (!list.fields.some(({ column }) => column === 'consentOnFile')) continue;
    const rows = await readRows(db, list.table);
    const lacking = rows.filter((row) => row.picture !== '' && row.consentOnFile !== true);
    found.push(...lacking.map((row) => `${list.file}: ${nameOf(list, row)}`));
  }
  return found;
}

function nameOf({ same, fields }: Collection, row: Record<string, unknown>): string {
  const columns = same.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return columns.map(({ column }) => String(row[column])).join(', ');
}
