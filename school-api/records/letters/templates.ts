import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isLine } from '@/contract';
import { type Db, first, isAny, letterTemplates } from '../../db';
import type { RecordKind } from '../record-key';
import { placeholdersOf, unknownPlaceholders } from './placeholders';

export const MAX_LETTER_LENGTHS = { name: 80, subject: 150, text: 5000 } as const;
/** Bounds the lists. */
const MAX_TEMPLATES = 100;

export type Template = typeof letterTemplates.$inferSelect;
export type LetterText = { subject: string; text: string };

export function listTemplates(db: Db): Promise<Template[]> {
  return db
    .select()
    .from(letterTemplates)
    .where(isNull(letterTemplates.removedAt))
    .orderBy(asc(letterTemplates.name), asc(letterTemplates.id))
    .limit(MAX_TEMPLATES);
}

/** Prefixes of template names, by the records they are for. */
const AREAS: Record<RecordKind, string> = {
  applications: 'Admission: ',
  messages: 'Message: ',
  jobs: 'Job: ',
  donations: 'Donation: ',
  'offline-donations': 'Donation: ',
  transfers: 'Donation: ',
};

/** Templates that suit a kind of record and are not named for another; the fee's has a separate button. */
export async function listTemplatesFor(db: Db, kind: RecordKind): Promise<Template[]> {
  const others = Object.values(AREAS).filter((area) => area !== AREAS[kind]);
  const fits = (one: Template) =>
    !others.some((area) => one.name.startsWith(area)) &&
    Object.keys(letterErrors(one, kind)).length === 0;
  return (await listTemplates(db)).filter((one) => one.use === null && fits(one));
}

export function findTemplate(db: Db, id: number): Promise<Template | undefined> {
  const { id: own, removedAt } = letterTemplates;
  const isOwn = and(eq(own, id), isNull(removedAt));
  return first(db.select().from(letterTemplates).where(isOwn));
}

export const findTemplateFor = (db: Db, use: NonNullable<Template['use']>) =>
  first(db.select().from(letterTemplates).where(eq(letterTemplates.use, use)));

/** Normalises line ends, and puts the subject on one line. */
export const normalizeLetter = ({ subject, text }: LetterText): LetterText => ({
  subject: subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
  text: text.replace(/\r\n?/g, '\n').trim(),
});

/** By form field, for a letter about a kind of record, or a template. */
export function letterErrors({ subject, text }: LetterText, kind?: RecordKind) {
  return withoutEmpty({
    subject: errorOf(subject, { what: 'a subject', max: MAX_LETTER_LENGTHS.subject, kind }),
    message: errorOf(text, { what: 'a message', max: MAX_LETTER_LENGTHS.text, kind }),
  });
}

type Rule = { what: string; max: number; kind: RecordKind | undefined };

function errorOf(value: string, { what, max, kind }: Rule): string | undefined {
  if (value === '') return `Enter ${what}`;
  if ([...value].length > max) return `Enter ${what} of at most ${max} characters`;
  const [unknown] = unknownPlaceholders(value, kind);
  if (unknown === undefined) return undefined;
  const known = placeholdersOf(kind).map((name) => `{${name}}`);
  return `{${unknown}} cannot be filled in here. You can use ${known.join(', ')}`;
}

const withoutEmpty = (errors: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );

export type NewTemplate = LetterText & { name: string };

export const templateErrors = ({ name, ...letter }: NewTemplate) =>
  withoutEmpty({
    name: nameError(name),
    ...letterErrors(letter),
  });

function nameError(name: string): string | undefined {
  if (name === '') return 'Enter a name';
  return isLine(name) && [...name].length <= MAX_LETTER_LENGTHS.name
    ? undefined
    : `Enter a name of at most ${MAX_LETTER_LENGTHS.name} characters`;
}

type Change = { template: NewTemplate; by: string; now: Date };

/** False if the maximum is reached. The same one sent twice is added once. */
export async function addTemplate(db: Db, { template, by, now }: Change): Promise<boolean> {
  const { name, subject, text } = template;
  const all = await listTemplates(db);
  if (all.some((one) => one.name === name && one.subject === subject && one.text === text))
    return true;
  if (all.length >= MAX_TEMPLATES) return false;
  await db.insert(letterTemplates).values({ ...template, changedAt: now, changedBy: by });
  return true;
}

type Seen = { id: number; seen: string };

/** False if it was changed or removed since the page was opened. */
export function changeTemplate(
  db: Db,
  seen: Seen,
  { template, by, now }: Change,
): Promise<boolean> {
  const change = { ...template, before: current, changedAt: now, changedBy: by };
  return isAny(db.update(letterTemplates).set(change).where(isAsSeen(seen)).returning());
}

/** Restores what the last change replaced; false if there was another since, or a removal. */
export function undoTemplate(
  db: Db,
  seen: Seen,
  { by, now }: Omit<Change, 'template'>,
): Promise<boolean> {
  const { before } = letterTemplates;
  const from = (key: keyof NewTemplate) => sql<string>`${before} ->> ${key}::text`;
  const earlier = { name: from('name'), subject: from('subject'), text: from('text') };
  const change = { ...earlier, before: current, changedAt: now, changedBy: by };
  const isIt = and(isAsSeen(seen), isNotNull(before));
  return isAny(db.update(letterTemplates).set(change).where(isIt).returning());
}

function isAsSeen({ id, seen }: Seen) {
  const { id: own, changedAt, removedAt } = letterTemplates;
  return and(eq(own, id), eq(changedAt, new Date(Number(seen))), isNull(removedAt));
}

const current = sql<NewTemplate>`jsonb_build_object('name', ${letterTemplates.name}, 'subject', ${letterTemplates.subject}, 'text', ${letterTemplates.text})`;

/** Hides or shows it; false for a required or unknown one. */
export function removeTemplate(db: Db, id: number, removedAt: Date | null): Promise<boolean> {
  const { id: own, use } = letterTemplates;
  const isFree = and(eq(own, id), isNull(use));
  return isAny(db.update(letterTemplates).set({ removedAt }).where(isFree).returning());
}
