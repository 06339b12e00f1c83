import { parseDocument, stringify } from 'yaml';
import { z } from 'zod';
import { checkRecord, type Values } from './check-record';
import type { Field } from './collection';
import type { Problems } from './content-error';
import { type FieldType, html, MAX_LENGTH, picture, requiredText, text } from './field-types';
import { toHtml, toMarkdown } from './markdown';
import { formatNewsDate, parseNewsDate } from './news-date';
import { documentValue } from './read-text';

export const NEWS_FOLDER = 'news';
const EXTENSION = '.md';
const FRONT_MATTER = /^\ufeff?---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;
/** Characters that are not allowed in file names on some systems. */
const UNSAFE_CHARACTERS = /[/\\:*?"<>|%\p{Cc}]|^\./gu;
export const SLUG = /^[^/?#\\\p{Cc}]{1,200}$/u;

const date: FieldType = {
  ...text,
  input: 'moment',
  schema: z
    .union([z.string(), z.number()], { error: 'must be a day such as 2026-07-20' })
    .transform((value, context) => {
      const moment = parseNewsDate(String(value));
      if (moment !== undefined) return moment;
      context.issues.push({
        code: 'custom',
        message: 'must be a day such as 2026-07-20, or with a time 2026-07-20 09:30',
        input: value,
      });
      return z.NEVER;
    }),
  toFile: (value) => (value instanceof Date ? formatNewsDate(value) : undefined),
};
const format: FieldType = {
  ...text,
  schema: z.enum(['html', 'markdown'], { error: 'must be markdown or html' }).optional(),
  toFile: () => undefined,
};

const newsFields: readonly Field[] = [
  { name: 'title', column: 'title', type: requiredText, label: 'Title', inTable: true },
  {
    ...{ name: 'date', column: 'createdAt', type: date, label: 'Date', inTable: true },
    hint: 'Left empty, it is the day on which it goes on the site.',
  },
  { name: 'picture', column: 'picture', type: picture, label: 'Picture' },
  {
    ...{ name: 'description', column: 'description', type: text, label: 'In short' },
    hint: 'One or two sentences for the list of news.',
  },
];
const headFields = [...newsFields, { name: 'format', column: 'format', type: format }];

/** All fields that may refer to media files. */
export const newsFieldTypes: readonly Field[] = [
  ...newsFields,
  { name: 'text', column: 'content', type: html, label: 'Text' },
];

export type NewsRecord = { where: string; slug: string; values: Values };

export function newsFileName(slug: string): string {
  return `${slug.replace(UNSAFE_CHARACTERS, (sign) => `%${hex(sign)}`)}${EXTENSION}`;
}

function hex(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0');
}

function slugOf(name: string): string {
  const plain = name.slice(0, -EXTENSION.length);
  return plain.replace(/%([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Fields as YAML front matter, then the text as Markdown or HTML. */
export function writeNewsFile(row: Values): string {
  const content = String(row.content ?? '').trim();
  const markdown = toMarkdown(content);
  const head = newsFields.map(
    ({ name, column, type }) => [name, type.toFile(row[column])] as const,
  );
  const known = Object.fromEntries(head.filter(([, value]) => value !== undefined));
  const front = stringify({ ...known, ...(markdown === null && { format: 'html' }) });
  return `---\n${front}---\n\n${markdown ?? content}\n`;
}

export function readNewsFile(
  name: string,
  source: string,
  problems: Problems,
): NewsRecord | undefined {
  const where = `${NEWS_FOLDER}/${name}`;
  const slug = slugOf(name);
  if (!SLUG.test(slug)) problems.add(where, 'this name cannot be a part of an address');
  const head = FRONT_MATTER.exec(source);
  if (head === null) {
    problems.add(where, 'must begin with --- and a line for each field, then --- again');
    return undefined;
  }
  const document = parseDocument(head[1] ?? '', { prettyErrors: false });
  const [fault] = document.errors;
  if (fault !== undefined) {
    problems.add(where, `its fields cannot be read: ${fault.message.split('\n')[0]}`);
    return undefined;
  }
  const value = documentValue(document, where, problems);
  const values =
    value === undefined ? undefined : checkRecord(value ?? {}, headFields, where, problems);
  if (values === undefined) return undefined;
  const { format: style, ...rest } = values;
  const body = source.slice(head[0].length).trim();
  // HTML is longer than its Markdown: what is too long already need not be parsed.
  const isParsed = style !== 'html' && body.length <= MAX_LENGTH;
  const content = html.schema.safeParse(isParsed ? toHtml(body) : body);
  if (!content.success) {
    problems.add(`${where}, text`, content.error.issues[0]?.message ?? 'cannot be kept');
    return undefined;
  }
  return { where, slug, values: { ...rest, content: content.data } };
}
