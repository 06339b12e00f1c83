import { Hono } from 'hono';
import { listAdmissionDates, listFormControls } from '../reads/admission';
import type { Reads } from '../reads/read-list';

export type Control = { key: string; field_name: string; status: number };

/** `controls` come from other modules: the fields that their forms accept today. */
export function admissionRoutes(reads: Reads, controls: () => readonly Control[]) {
  return new Hono()
    .get('/admission-dates', async (c) => {
      const options = await listAdmissionDates(reads);
      const dated = options.filter((option) => option.admission_date !== null);
      const texts = options.filter((option) => option.admission_date === null);
      return c.json({
        dates_with_locations: dated,
        admission_texts_with_locations: texts.map(({ location, admission_text }) => ({
          location,
          admission_text,
        })),
      });
    })
    .get('/form-controls', async (c) =>
      c.json([...(await listFormControls(reads.db)), ...controls()]),
    );
}
