import * as z from 'zod';
import { flag, link } from '../wire';

const facultyShape = {
  linkedin: link,
  linkedin_status: flag,
  facebook: link,
  facebook_status: flag,
  twitter: link,
  twitter_status: flag,
};

const facultyLinks = z.object(facultyShape);
const alumniLinks = z.object({ ...facultyShape, instagram: link, instagram_status: flag });

/** One object, or nothing. */
export const facultySocialLinks = facultyLinks.nullish().transform((value) => value ?? null);

/** A list of which the first item is used; a bare object and null are accepted too. */
export const alumniSocialLinks = z
  .union([z.array(alumniLinks), alumniLinks.transform((value) => [value])])
  .nullish()
  .transform((value) => value ?? []);

export type FacultySocialLinks = z.infer<typeof facultyLinks>;
export type AlumniSocialLinks = z.infer<typeof alumniLinks>;
