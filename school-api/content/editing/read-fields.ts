import { slugField } from '../lists/collections/news';
import { networks } from '../lists/field-types';
import type { Field, FieldValues, List } from '../lists/list';
import { readText } from '../lists/read-text';
import type { Problems } from './types';

type Typed = Record<string, string>;

/**
 * The form's input by field; `problems` by input. A missing input keeps its value, but a missing checkbox
 * is unticked. The slug is read elsewhere.
 */
export function readFields(
  list: List,
  typed: Typed,
  base: FieldValues,
): { values: FieldValues; problems: Problems } {
  const problems: Problems = {};
  const values: FieldValues = base.slug === undefined ? {} : { slug: base.slug };
  for (const field of list.fields) {
    if (field === slugField) continue;
    const { name, type } = field;
    const raw = rawValue(field, typed, base[name] ?? undefined);
    const isEmpty = raw === undefined || raw === '';
    const parsed = type.schema.safeParse(isEmpty && !type.required ? undefined : raw);
    if (parsed.success) values[name] = parsed.data;
    else
      problems[name] = isEmpty
        ? `${field.label} is missing`
        : messageFor(field, parsed.error.issues);
  }
  return { values, problems };
}

function messageFor({ label }: Field, issues: readonly { message: string }[]): string {
  return `${label} ${issues[0]?.message ?? 'is not valid'}`;
}

function rawValue({ name, type }: Field, typed: Typed, base: unknown): unknown {
  const text = Object.hasOwn(typed, name) ? typed[name] : undefined;
  switch (type.input) {
    case 'check':
      return isTicked(text);
    case 'social-links':
      return socialValue(name, typed, base);
    case 'html':
    case 'inline-html':
      return text === undefined ? base : withPlainLineEnds(text);
    case 'paragraphs':
      return text === undefined ? base : withPlainLineEnds(text).trim();
    default:
      return text === undefined ? base : readText(type, text);
  }
}

const isTicked = (text: string | undefined) => text !== undefined && text !== '' && text !== 'no';

/** Browsers end every textarea line with CR and LF. */
const withPlainLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Untouched values stay, including a switch that was never set. */
function socialValue(name: string, typed: Typed, base: unknown): FieldValues {
  const before = new Map(typeof base === 'object' && base !== null ? Object.entries(base) : []);
  const value: FieldValues = {};
  for (const network of networks) {
    const status = `${network}_status`;
    const address = typed[`${name}.${network}`]?.trim() ?? '';
    const isShown = isTicked(typed[`${name}.${status}`]);
    if (address === (before.get(network) ?? '') && isShown === (before.get(status) === 1)) {
      for (const key of [network, status]) if (before.has(key)) value[key] = before.get(key);
    } else if (address !== '') {
      value[network] = address;
      value[status] = isShown ? 1 : 0;
    }
  }
  return value;
}
