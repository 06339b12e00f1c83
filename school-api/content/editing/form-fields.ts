import { slugField } from '../lists/collections/news';
import { type InputKind as FieldKind, MAX_LENGTH, networks } from '../lists/field-types';
import type { Field } from '../lists/list';
import { listNamed } from '../lists/lists';
import { formTexts, newValues } from './field-values';
import type { FormField, InputKind } from './types';

/** The inputs of a list's form; the slug of news is not among them. */
export function fieldsOf(name: string): FormField[] {
  return listNamed(name)
    .fields.filter((field) => field !== slugField)
    .flatMap((field) => (field.type.input === 'social-links' ? socialInputs(field) : input(field)));
}

const LINE_LENGTH = 2_000;
const LENGTHS: Partial<Record<InputKind, number>> = {
  ...{ text: 1_000, html: MAX_LENGTH, pictures: MAX_LENGTH },
};

function input({ name, label, hint = '', inTable = false, type }: Field): FormField {
  const { required, options } = type;
  const kind = kindOf(type.input);
  const maxLength = LENGTHS[kind] ?? LINE_LENGTH;
  return { name, label, input: kind, required, hint, options, inTable, maxLength };
}

function kindOf(kind: FieldKind): InputKind {
  if (kind === 'rupees' || kind === 'percentage') return 'number';
  // Those have inputs of their own.
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

/** What the form of a new record begins with. */
export function emptyFields(name: string): Record<string, string> {
  const list = listNamed(name);
  return formTexts(list, newValues(list));
}
