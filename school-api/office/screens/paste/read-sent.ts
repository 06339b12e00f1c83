import { readBytes } from '@/contract/read-bytes';
import {
  type Choice,
  decodeText,
  headsOf,
  MAX_BYTES,
  MAX_COLUMNS,
  splitCells,
} from '../../../content';
import type { OfficeRequest } from '../../route';

/** The text and a file, each as large as a paste may be, and the multipart overhead. */
const MAX_SENT = 2 * MAX_BYTES + 64 * 1024;

/** A form of these screens. */
export type SentPaste = {
  text: string;
  /** Whether the file, if any, is text. */
  isText: boolean;
  choice: Choice;
  isWhole: boolean;
  basedOn: string;
  mayRepeat: boolean;
  agreed?: string;
};

/** Undefined if it is too large or not a form. Nothing is written to disk. */
export async function readSent({ upload, form }: OfficeRequest): Promise<SentPaste | undefined> {
  if (upload === undefined) return sentOf(form, '');
  if (Number(upload.headers.get('content-length') ?? 0) > MAX_SENT) return undefined;
  const bytes = await readBytes(upload.body, MAX_SENT);
  const type = upload.headers.get('content-type') ?? '';
  if (bytes === undefined) return undefined;
  try {
    const parts = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const file = parts.get('file');
    const fields = new URLSearchParams();
    for (const [name, value] of parts) if (typeof value === 'string') fields.append(name, value);
    const read = typeof file === 'string' || file === null ? undefined : await file.arrayBuffer();
    return sentOf(fields, read ? decodeText(new Uint8Array(read)) : '');
  } catch {
    return undefined;
  }
}

/** A chosen file takes precedence, since the text may be left over. */
function sentOf(fields: URLSearchParams, file: string): SentPaste {
  const forAll = [...fields]
    .filter(([name]) => name.startsWith(FOR_ALL))
    .map(([name, value]) => [name.slice(FOR_ALL.length), value] as const);
  const isText = !file.includes('\0');
  const typed = fields.get('text') ?? '';
  const count = Math.min(Number(fields.get('columns')) || 0, MAX_COLUMNS);
  return {
    text: ((isText && file) || typed).replaceAll('\0', ''),
    isText,
    isWhole: fields.get('whole') === 'yes',
    basedOn: fields.get('basedOn') ?? '',
    mayRepeat: fields.get('repeat') === 'yes',
    agreed: fields.get('agreed') ?? undefined,
    choice: {
      fields: Array.from({ length: count }, (_, index) => fields.get(columnName(index)) ?? ''),
      hasHead: fields.get('head') === 'yes',
      forAll: Object.fromEntries(forAll),
      mayLeaveOut: fields.get('leave') === 'yes',
      ...(fields.has('heads') && { heads: fields.get('heads') ?? '' }),
    },
  };
}

const FOR_ALL = 'all-';
export const commonFieldName = (field: string) => `${FOR_ALL}${field}`;
export const columnName = (index: number) => `column-${index}`;

/** Carried from page to page, so that the office stores nothing in between. */
export function hiddenFieldsOf({ text, choice, isWhole }: SentPaste): [string, string][] {
  return [['text', text], ['whole', isWhole ? 'yes' : ''], ...choiceFields(choice)];
}

/** Decisions about the columns, for rows that may change. */
export function hiddenChoice({ text, choice }: SentPaste): [string, string][] {
  if (choice.fields.length === 0 || !choice.hasHead) return [];
  return [...choiceFields(choice), ['heads', choice.heads ?? headsOf(splitCells(text))]];
}

function choiceFields({ fields, hasHead, forAll, mayLeaveOut }: Choice): [string, string][] {
  return [
    ['columns', String(fields.length)],
    ...fields.map((field, index): [string, string] => [columnName(index), field]),
    ['head', hasHead ? 'yes' : ''],
    ['leave', mayLeaveOut ? 'yes' : ''],
    ...Object.entries(forAll).map(([name, cell]): [string, string] => [
      commonFieldName(name),
      cell,
    ]),
  ];
}
