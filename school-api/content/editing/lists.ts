import { news } from '../../db';
import type { Collection, Field } from '../lists/collection';
import { collections } from '../lists/collections';
import { FORM_CONTROLS } from '../lists/collections/admission';
import { type InputKind as FieldKind, MAX_LENGTH, networks } from '../lists/field-types';
import { newsFieldTypes } from '../lists/news-file';
import type { EditedList } from './edited-list';
import { formTexts, newValues } from './field-values';
import { slugField } from './slug';
import type { FormField, InputKind, ListFacts } from './types';

const newsList: EditedList = {
  ...{ name: 'news', title: 'News', one: 'news item', about: 'News of the school' },
  ...{ page: '/news-event', ordered: false, isNews: true, confirm: false },
  ...{ table: news, tag: 'news', same: ['title'], unique: ['slug'] },
  fields: [...newsFieldTypes, slugField],
};

const order = ['slider', 'announcements', 'admission-dates', 'fees', 'results', 'faculty'];
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Every list of the office, in the order of its menu. */
export const editedLists: readonly EditedList[] = [
  newsList,
  ...collections
    .filter((list) => list !== FORM_CONTROLS)
    .map(editedList)
    .sort((a, b) => placeOf(a.name) - placeOf(b.name)),
];

export const listFacts: readonly ListFacts[] = editedLists;

export function nameOfFile(file: string): string {
  return file.replace(/\.yaml$/, '');
}

function editedList(list: Collection): EditedList {
  const name = nameOfFile(list.file);
  const { title, one, about, page, table, fields, tag, same } = list;
  return {
    ...{ name, title, one, about, page, ordered: true, isNews: false, confirm: name === 'fees' },
    ...{ table, fields, tag, same, unique: list.unique ? same : [] },
  };
}

export function findList(name: string): EditedList | undefined {
  return editedLists.find((list) => list.name === name);
}

export function findFacts(name: string): ListFacts | undefined {
  return findList(name);
}

/** For names that were looked up before. */
export function listNamed(name: string): EditedList {
  const list = findList(name);
  if (list === undefined) throw new Error(`there is no list ${name}`);
  return list;
}

/** The inputs of a list's form; the slug of news is not among them. */
export function fieldsOf(name: string): FormField[] {
  return listNamed(name)
    .fields.filter((field) => field !== slugField)
    .flatMap((field) => (field.type.input === 'social-links' ? socialInputs(field) : input(field)));
}

const LENGTHS = { text: 1_000, link: 2_000, html: MAX_LENGTH } as const;

function input({ name, label, hint = '', inTable = false, type }: Field): FormField {
  const { required, options } = type;
  const kind = kindOf(type.input);
  const maxLength = kind === 'html' || kind === 'text' ? LENGTHS[kind] : LENGTHS.link;
  return { name, label, input: kind, required, hint, options, inTable, maxLength };
}

function kindOf(kind: FieldKind): InputKind {
  if (kind === 'rupees') return 'number';
  // Those have inputs of their own.
  return kind === 'social-links' ? 'link' : kind;
}

function socialInputs(field: Field): FormField[] {
  return networks.flatMap((network) => {
    const name = `${field.name}.${network}`;
    const title = network.charAt(0).toUpperCase() + network.slice(1);
    const common = { required: false, hint: '', options: [], inTable: false };
    return [
      { ...common, name, label: title, input: 'link', maxLength: LENGTHS.link },
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
