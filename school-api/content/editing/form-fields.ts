import { slugField } from '../lists/collections/news';
import { type InputKind as FieldKind, MAX_LENGTH, networks, onOff } from '../lists/field-types';
import type { Field, FieldValues, List } from '../lists/list';
import { listNamed } from '../lists/lists';
import type { FormField, InputKind } from './types';

/** The inputs of a list's form, except the slug of news. */
export function fieldsOf(name: string): FormField[] {
  return listNamed(name)
    .fields.filter((field) => field !== slugField)
    .flatMap((field) => (field.type.input === 'social-links' ? socialInputs(field) : input(field)));
}

const LINE_LENGTH = 2_000;
const LENGTHS: Partial<Record<InputKind, number>> = {
  text: 1_000,
  paragraphs: 1_000,
  html: MAX_LENGTH,
  pictures: MAX_LENGTH,
};

function input({ name, label, hint = '', inTable = false, type }: Field): FormField {
  const { required, options } = type;
  const kind = kindOf(type.input);
  const maxLength = LENGTHS[kind] ?? LINE_LENGTH;
  return { name, label, input: kind, required, hint, options, inTable, maxLength };
}

function kindOf(kind: FieldKind): InputKind {
  if (kind === 'percentage') return 'number';
  // Social links have separate inputs.
  return kind === 'social-links' ? 'link' : kind;
}

function socialInputs(field: Field): FormField[] {
  return networks.flatMap((network) => {
    const name = `${field.name}.${network}`;
    const title = network.charAt(0).toUpperCase() + network.slice(1);
    const common = { required: false, hint: '', options: [], inTable: false };
    return [
      { ...common, name, label: title, input: 'link', maxLength: LINE_LENGTH },
      {
        ...common,
        name: `${name}_status`,
        label: `${title} is shown`,
        input: 'check',
        maxLength: 3,
      },
    ];
  });
}

export function emptyFields(name: string): Record<string, string> {
  const list = listNamed(name);
  return formTexts(list, newValues(list));
}

/** One text for each input of the form. */
export function formTexts({ fields }: List, values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[name];
      if (type.input === 'social-links') return socialTexts(name, value);
      if (type.input === 'check') return [[name, value === true ? 'yes' : '']];
      return [[name, value === null || value === undefined ? '' : String(value)]];
    }),
  );
}

function socialTexts(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, text]) => {
    if (key.endsWith('_status')) return [`${name}.${key}`, text === 1 ? 'yes' : ''];
    return [`${name}.${key}`, String(text)];
  });
}

/** Initial values of a new record's form. */
export function newValues({ fields }: List): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type.input === 'check' ? type.checked : null]),
  );
}

/** Published, but hidden by its own checkbox. */
export const isOff = ({ fields }: List, values: FieldValues): boolean =>
  fields.some(({ name, type }) => type === onOff && values[name] === false);
