import { Hono } from 'hono';
import { dateValue, listAdmissionDates, listFormControls } from '../reads/admission';
import type { Reads } from '../reads/read-list';

export type Control = { key: string; field_name: string; status: number };

export type FormFacts = {
  controls: () => readonly Control[];
  fullDates: () => Promise<FullDates>;
};

/** By the value that the form sends: all classes, or those without a place. */
export type FullDates = ReadonlyMap<string, { full: true } | { full_for: string[] }>;

export const noFormFacts: FormFacts = {
  controls: () => [],
  fullDates: async () => new Map(),
};

export function admissionRoutes(reads: Reads, { controls, fullDates }: FormFacts) {
  return new Hono()
    .get('/admission-dates', async (c) => {
      const full = await fullDates();
      const options = (await listAdmissionDates(reads)).map((option) => {
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
