import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { checkRecord, type Values } from './check-record';
import type { Collection } from './collection';
import type { Problems } from './content-error';
import { documentValue } from './read-text';

export type ListRecord = { where: string; id: number | undefined; values: Values };

const MAX_ID = 2_147_483_647;
const rowId = z.number().int().min(1).max(MAX_ID).optional();
const records = z.array(z.unknown()).nullable();

export function readList(list: Collection, source: string, problems: Problems): ListRecord[] {
  const { file } = list;
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  for (const error of document.errors) {
    const { line } = lineCounter.linePos(error.pos[0]);
    problems.add(`${file}, line ${line}`, `cannot be read: ${firstLine(error.message)}`);
  }
  if (document.errors.length > 0) return [];
  const value = documentValue(document, file, problems);
  if (value === undefined) return [];
  const parsed = records.safeParse(value);
  if (!parsed.success) {
    problems.add(file, "must be a list: each record begins with '- '");
    return [];
  }
  const found = (parsed.data ?? []).flatMap((value, index) => {
    const where = `${file}, record ${index + 1}${labelOf(list, value)}`;
    return readOne(list, value, where, problems) ?? [];
  });
  rejectDuplicates(list, found, problems);
  return found;
}

function readOne(list: Collection, value: unknown, where: string, problems: Problems) {
  if (list.unique || typeof value !== 'object' || value === null || !('id' in value)) {
    const values = checkRecord(value, list.fields, where, problems);
    return values && { where, id: undefined, values };
  }
  const { id, ...rest } = value;
  const parsed = rowId.safeParse(id);
  if (!parsed.success) problems.add(`${where}, id`, 'must be a whole number, or left out');
  const values = checkRecord(rest, list.fields, where, problems);
  return values && { where, id: parsed.data, values };
}

/** Names the record in messages, since counting records is tedious. */
function labelOf({ same }: Collection, value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const [, name] = Object.entries(value).find(([field]) => same.includes(field)) ?? [];
  return typeof name === 'string' && name !== '' ? ` (${name.slice(0, 60)})` : '';
}

function rejectDuplicates(list: Collection, found: readonly ListRecord[], problems: Problems) {
  const seen = new Map<string, string>();
  for (const record of found) {
    const key = list.unique ? naturalKey(list, record.values) : record.id?.toString();
    if (key === undefined) continue;
    const first = seen.get(key);
    const field = list.unique ? list.same.join(', ') : 'id';
    if (first !== undefined) problems.add(`${record.where}, ${field}`, `is that of ${first} too`);
    seen.set(key, record.where.replace(`${list.file}, `, ''));
  }
}

export function naturalKey({ same, fields }: Collection, values: Values): string {
  const columns = fields.filter(({ name }) => same.includes(name)).map(({ column }) => column);
  return JSON.stringify(columns.map((column) => values[column] ?? ''));
}

function firstLine(message: string): string {
  return message.split('\n')[0] ?? '';
}
