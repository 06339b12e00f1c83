import { z } from 'zod';
import type { Problems } from './content-error';
import type { FieldType } from './field-types';

export type Values = Record<string, unknown>;

const record = z.record(z.string(), z.unknown());

/** The record's values by column; undefined after adding to `problems`. */
export function checkRecord(
  value: unknown,
  fields: readonly { name: string; column: string; type: FieldType }[],
  where: string,
  problems: Problems,
): Values | undefined {
  const given = record.safeParse(value);
  if (!given.success) {
    problems.add(where, 'must be fields, each as name: value');
    return undefined;
  }
  const known = new Set(fields.map(({ name }) => name));
  for (const name of Object.keys(given.data)) {
    if (!known.has(name)) problems.add(`${where}, ${name}`, 'there is no such field');
  }
  const before = problems.lines.length;
  const values: Values = {};
  for (const { name, column, type } of fields) {
    const parsed = type.schema.safeParse(given.data[name]);
    if (parsed.success) values[column] = parsed.data;
    else if (given.data[name] == null) problems.add(`${where}, ${name}`, 'is missing');
    else
      for (const issue of parsed.error.issues) problems.add(...describeIssue(where, name, issue));
  }
  return problems.lines.length === before ? values : undefined;
}

function describeIssue(where: string, name: string, issue: z.core.$ZodIssue): [string, string] {
  const path = [name, ...issue.path.map(String)].join('.');
  return [`${where}, ${path}`, issue.message];
}
