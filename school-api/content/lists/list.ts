import { z } from 'zod';
import type { ReadName } from '@/contract';
import type { FieldType } from './field-types';

/**
 * By field name, as JSON: text, number, boolean, null, and an object for social links. Files as on the
 * site ('/media/…'), days as '2026-12-13', times as '2026-12-13 09:30'. News also has 'slug' and 'text'.
 */
export type FieldValues = Record<string, unknown>;

/**
 * Why the site would leave a record with this value out, if it were published at a moment. No rule of the
 * schema: drafts may have it, and records of earlier versions stay readable.
 */
export type Unseen = (value: string, values: FieldValues, at: Date) => string | undefined;

type Extra = {
  /** What the form says beside the input. */
  hint?: string;
  /** Is a column of the office's table. */
  inTable?: boolean;
  unseen?: Unseen;
};
export type Field = { name: string; type: FieldType; label: string } & Extra;

export type List<V extends FieldValues = FieldValues> = {
  /** 'faculty'; 'news'. */
  name: string;
  title: string;
  /** 'Teacher': the name of one record. */
  one: string;
  about: string;
  /** The page of the site that shows it. */
  page: string;
  /** Sorted by hand; news is sorted by date. */
  ordered: boolean;
  isNews: boolean;
  /** Requires a passkey or code, because money depends on it. */
  confirm: boolean;
  /** For news, includes the slug. */
  fields: readonly Field[];
  /** The tag of its pages (contract/change-tags.ts). */
  tag: string;
  /** The call that returns this list unchanged: each record with its id and these fields. */
  read?: ReadName;
  /** That call returns no ids. */
  withoutId?: boolean;
  /** That call returns social links as a list with one item. */
  linksInList?: true;
  /** Fields that identify a record. */
  same: readonly string[];
  /** Two people may share a name, or one may be added twice: the office asks. */
  asksTwice?: true;
  /** Unique among published records. */
  unique?: string;
  /** Current or new values; a missing field gets an empty form's value. */
  parse: (values: FieldValues) => z.ZodSafeParseResult<V>;
};

type Shape = Record<string, readonly [FieldType, label: string, extra?: Extra]>;
type ValuesOf<S extends Shape> = { [K in keyof S]: z.output<S[K][0]['schema']> };

/** Given only if it differs from the default. */
type Usual = 'about' | 'tag' | 'ordered' | 'isNews' | 'confirm';
type Facts<S extends Shape> = Omit<List, 'fields' | 'parse' | Usual> &
  Partial<Pick<List, Usual>> & { fields: S };

export function defineList<S extends Shape>(facts: Facts<S>): List<ValuesOf<S>> {
  const shape = Object.entries(facts.fields).map(([name, [type]]) => [name, type.schema] as const);
  // Typed by hand: Object.fromEntries loses the types of the keys.
  const schema = z.object(Object.fromEntries(shape)) as z.ZodType as z.ZodType<ValuesOf<S>>;
  return {
    about: facts.title,
    tag: facts.name,
    ordered: true,
    isNews: false,
    confirm: false,
    ...facts,
    fields: Object.entries(facts.fields).map(([name, [type, label, extra]]) => ({
      name,
      type,
      label,
      ...extra,
    })),
    parse: (values) => schema.safeParse(withoutNulls(values)),
  };
}

function withoutNulls(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
