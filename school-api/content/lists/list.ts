import { z } from 'zod';
import type { ReadName } from '@/contract';
import type { FieldType } from './field-types';

/**
 * By the names of the fields, as JSON: text, number, true or false, null, and an object for the social
 * links. Files as the site names them ('/media/…'), days as '2026-12-13', moments as '2026-12-13 09:30'.
 * News also has 'slug' and 'text'.
 */
export type FieldValues = Record<string, unknown>;

/** What the form says beside the input. */
type Extra = { hint?: string /** Is a column of the office's table. */; inTable?: boolean };
export type Field = { name: string; type: FieldType; label: string } & Extra;

export type List<V extends FieldValues = FieldValues> = {
  /** 'faculty'; 'news'. */
  name: string;
  title: string;
  /** 'Teacher': what one record is called. */
  one: string;
  about: string;
  /** The page of the site that shows it. */
  page: string;
  /** Ordered by up and down; news is ordered by its date. */
  ordered: boolean;
  isNews: boolean;
  /** Asks for a passkey or code, because money depends on it. */
  confirm: boolean;
  /** News has its slug among them. */
  fields: readonly Field[];
  /** Of the pages that show it (contract/change-tags.ts). */
  tag: string;
  /** The call whose answer is this list as it is: each record with its id and these fields. */
  read?: ReadName;
  /** That answer has no ids. */
  withoutId?: boolean;
  /** That answer has the social links as a list with one item. */
  linksInList?: true;
  /** Fields that name a record. */
  same: readonly string[];
  /** Two people can have one name, and one can be added twice: the office asks which it is. */
  asksTwice?: true;
  /** No two records on the site agree in this field. */
  unique?: string;
  /** Values that are kept, or are to be; a field that has none gets that of an empty form. */
  parse: (values: FieldValues) => z.ZodSafeParseResult<V>;
};

type Shape = Record<string, readonly [FieldType, label: string, extra?: Extra]>;
type ValuesOf<S extends Shape> = { [K in keyof S]: z.output<S[K][0]['schema']> };

/** Given only if it differs from the usual one. */
type Usual = 'about' | 'tag' | 'ordered' | 'isNews' | 'confirm';
type Facts<S extends Shape> = Omit<List, 'fields' | 'parse' | Usual> &
  Partial<Pick<List, Usual>> & { fields: S };

export function defineList<S extends Shape>(facts: Facts<S>): List<ValuesOf<S>> {
  const shape = Object.entries(facts.fields).map(([name, [type]]) => [name, type.schema] as const);
  // Typed by hand: the entries of an object forget which name has which type.
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
