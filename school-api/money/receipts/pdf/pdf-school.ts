import path from 'node:path';
import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';
import type { Registration } from '../../tax/variables';

/** The school's details on a PDF, and the location of its fonts. */
export type PdfSchool = ReturnType<typeof createPdfSchool>;

type Options = {
  /** The repository's root, for the fonts; the bundle is elsewhere. */
  root?: string;
  /** Without any, no receipt claims a deduction. */
  registrations?: readonly Registration[];
};

export function createPdfSchool({ root = '.', registrations = [] }: Options = {}) {
  return {
    name: school.name,
    get address() {
      return postalAddress(school);
    },
    get phone() {
      return school.phones[0];
    },
    get email() {
      return school.email;
    },
    signatory: school.signatory,
    registrations,
    fonts: path.join(root, 'school-api/money/receipts/fonts'),
  };
}
