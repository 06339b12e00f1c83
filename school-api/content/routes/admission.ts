import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { CUSTOM_FIELD_KEYS, DEFAULT_FORM_CONTROLS } from '@/contract';
import { type Db, formControls, publishedRecords } from '../../db';
import { admissionDates, vacancies } from '../lists/collections/admission';
import { field, type Reads, readList } from '../reads/read-list';

type Control = { key: string; field_name: string; status: number };

export type FormFacts = {
  controls: () => readonly Control[];
  fullDates: () => Promise<FullDates>;
  /** A test day that is over, which no visitor sees any more. */
  isOver: (date: string) => boolean;
};

/** By form value: all classes, or those without a place. */
export type FullDates = ReadonlyMap<string, { full: true } | { full_for: string[] }>;

export const noFormFacts: FormFacts = {
  controls: () => [],
  fullDates: async () => new Map(),
  isOver: () => false,
};

export function admissionRoutes(reads: Reads, { controls, fullDates, isOver }: FormFacts) {
  return new Hono()
    .get('/admission-dates', async (c) => {
      const full = await fullDates();
      const rows = await listAdmissionDates(reads);
      const offered = rows.filter((row) => !isOver(dateValue(row)));
      const options = offered.map((option) => {
        const { places, class_places, ...shown } = option;
        return { ...shown, ...full.get(dateValue(option)) };
      });
      const texts = options.filter((option) => option.admission_date === null);
      return c.json({
        dates_with_locations: options.filter((option) => option.admission_date !== null),
        admission_texts_with_locations: texts.map(
          ({ admission_date, admission_time, ...option }) => option,
        ),
      });
    })
    .get('/form-controls', async (c) =>
      c.json([...(await listFormControls(reads.db)), ...controls()]),
    );
}

export async function listAdmissionDates(reads: Reads) {
  return (await readList(reads, admissionDates)).map(({ values }) => values);
}

export type AdmissionDateRow = Awaited<ReturnType<typeof listAdmissionDates>>[number];

/** The form's value: the day, or the text of a record without one. */
export const dateValue = ({ admission_date, admission_text }: AdmissionDateRow) =>
  admission_date ?? admission_text;

export async function listVacancies(reads: Reads) {
  return (await readList(reads, vacancies)).map(({ values }) => values);
}

const custom: ReadonlySet<string> = new Set(CUSTOM_FIELD_KEYS);

/** A school that changes nothing shows all standard fields; it can hide those that are not required. */
export async function listFormControls(db: Db) {
  const rows = new Map((await db.select().from(formControls)).map((row) => [row.key, row]));
  return DEFAULT_FORM_CONTROLS.map(({ key, label, required }) => {
    const { fieldName, shown } = rows.get(key) ?? { fieldName: label, shown: !custom.has(key) };
    return { key, field_name: fieldName, status: required || shown ? 1 : 0 };
  });
}

/** In paise, computed by the database without floating point. */
export async function findRegistrationFee(tx: Db): Promise<number | undefined> {
  const [fee] = await tx
    .select({ paise: sql`round((${field('amount')})::numeric * 100)`.mapWith(Number) })
    .from(publishedRecords)
    .where(eq(publishedRecords.isRegistrationFee, true));
  return fee?.paise;
}
