import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { sent } from '../wire';

/** The text parts of the multipart body; the file travels beside them in CV_FIELD. */
export const jobApplicationFields = z.object({
  vacancy: sent(LENGTHS.line),
  applicant_name: sent(LENGTHS.name),
  mobile_code: sent(LENGTHS.phone),
  mobile: sent(LENGTHS.phone),
  email: sent(LENGTHS.email),
  qualification: sent(LENGTHS.line),
  experience: sent(LENGTHS.line),
});

export const CV_FIELD = 'cv';

export type JobApplicationFields = z.infer<typeof jobApplicationFields>;
