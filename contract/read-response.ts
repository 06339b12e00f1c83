import * as z from 'zod';
import { type CallName, calls, type ResponseOf } from './calls';
import { errorBody } from './error';
import { optionalNumber } from './wire';

/** An invalid record: its index and the names of the invalid fields, without values. */
export type Skipped = { list: string; index: number; fields: string[] };

export type ReadResponse<T> =
  | { ok: true; data: T; skipped: Skipped[]; total: number }
  | { ok: false; fields: string[] };

type Reading = { data: unknown; skipped: Skipped[]; total: number } | { fields: string[] };

const bareOrResults = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()) }).transform((value) => value.results),
]);
const pageShape = z.object({ results: z.array(z.unknown()), count: optionalNumber });
/** Some servers send an empty object as []. */
const groupShape = z.union([
  z.record(z.string(), z.unknown()),
  z
    .array(z.unknown())
    .length(0)
    .transform((): Record<string, unknown> => ({})),
]);
const group = z
  .array(z.unknown())
  .nullish()
  .transform((value) => value ?? []);

const WHOLE = '(whole)';
const WRONG: Reading = { fields: [WHOLE] };
const UNUSED: Reading = { data: undefined, skipped: [], total: 0 };
const withReference = z.object({ reference: z.string() });

/** Some servers send errors with status 200. */
function isErrorBody(body: unknown): boolean {
  return errorBody.safeParse(body).success;
}

function invalidFields(error: z.ZodError): string[] {
  return [...new Set(error.issues.map((issue) => issue.path.join('.') || WHOLE))];
}

function readItems(list: string, values: unknown[], item: z.ZodType) {
  const kept: unknown[] = [];
  const skipped: Skipped[] = [];
  values.forEach((value, index) => {
    const parsed = item.safeParse(value);
    if (!parsed.success) skipped.push({ list, index, fields: invalidFields(parsed.error) });
    else if (isUnrelated(value, item)) skipped.push({ list, index, fields: [WHOLE] });
    else kept.push(parsed.data);
  });
  return { kept, skipped };
}

/** Shares no field with the schema; one with only optional fields would accept it as empty. */
function isUnrelated(value: unknown, item: z.ZodType): boolean {
  if (!(item instanceof z.ZodObject) || typeof value !== 'object' || value === null) return false;
  return !Object.keys(item.shape).some((key) => Object.hasOwn(value, key));
}

/** Nothing else of the response reaches the visitor. */
function referenceOnly(body: unknown): Reading {
  const { data } = withReference.safeParse(body);
  return data ? { data, skipped: [], total: 1 } : UNUSED;
}

function read(name: CallName, body: unknown): Reading {
  const { response } = calls[name];
  switch (response.kind) {
    case 'json-or-empty':
      return body === undefined || isErrorBody(body) ? WRONG : referenceOnly(body);
    case 'truthy-json':
      return !body || isErrorBody(body) ? WRONG : UNUSED;
    case 'object': {
      const parsed = response.schema.safeParse(body);
      return parsed.success
        ? { data: parsed.data, skipped: [], total: 1 }
        : { fields: invalidFields(parsed.error) };
    }
    case 'list': {
      const values = bareOrResults.safeParse(body);
      if (!values.success) return { fields: invalidFields(values.error) };
      const { kept, skipped } = readItems('', values.data, response.item);
      return { data: kept, skipped, total: values.data.length };
    }
    case 'page': {
      const parsed = pageShape.safeParse(body);
      if (!parsed.success) return { fields: invalidFields(parsed.error) };
      const { results, count } = parsed.data;
      const { kept, skipped } = readItems('results', results, response.item);
      return {
        data: { results: kept, count: count ?? results.length },
        skipped,
        total: results.length,
      };
    }
    case 'groups':
      return readGroups(response.items, body);
  }
}

function readGroups(items: Record<string, z.ZodType>, body: unknown): Reading {
  const shape = groupShape.safeParse(body);
  if (!shape.success) return { fields: invalidFields(shape.error) };
  const keys = Object.keys(shape.data);
  // An object without any known key is the response of another call, not an empty one.
  if (keys.length > 0 && !keys.some((key) => Object.hasOwn(items, key)))
    return { fields: Object.keys(items) };
  const data: Record<string, unknown[]> = {};
  const skipped: Skipped[] = [];
  let total = 0;
  for (const [key, item] of Object.entries(items)) {
    const values = group.safeParse(shape.data[key]);
    if (!values.success) return { fields: [key] };
    const one = readItems(key, values.data, item);
    data[key] = one.kept;
    skipped.push(...one.skipped);
    total += values.data.length;
  }
  return { data, skipped, total };
}

/** Takes the output of `parseBody`. Invalid records are skipped and reported. */
export function readResponse<N extends CallName>(
  name: N,
  body: unknown,
): ReadResponse<ResponseOf<N>> {
  const reading = read(name, body);
  if ('fields' in reading) return { ok: false, fields: reading.fields };
  const { skipped, total } = reading;
  // Safe: `read` has validated with the schemas from which the type is derived.
  const data = reading.data as ResponseOf<N>;
  return { ok: true, data, skipped, total };
}
