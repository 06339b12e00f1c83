import { Hono } from 'hono';
import type { Db } from '../../db';
import { listAdmissionDates, listFeeRecords, listFormControls } from '../reads/admission';

type Control = { key: string; field_name: string; status: number };

/** `controls` are of other modules: what their forms take besides. */
export function admissionRoutes(db: Db, controls: readonly Control[] = []) {
  return new Hono()
    .get('/admission-dates', async (c) => {
      const options = await listAdmissionDates(db);
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
    .get('/fee-structure', async (c) => c.json(await listFeeRecords(db)))
    .get('/form-controls', async (c) => c.json([...(await listFormControls(db)), ...controls]));
}
