import path from 'node:path';
import { postalAddress } from '@/content/postal-address';
import { school } from '@/content/school';
import type { Registration } from '../../tax/variables';

/** The school's details on a paper, and the location of its fonts. */
export type PdfSchool = ReturnType<typeof createPdfSchool>;

type Options = {
  /** The repository's root, for the fonts; the bundle is elsewhere. */
  root?: string;
  /** Undefined: no receipt claims a deduction. */
  registration?: Registration | undefined;
};

export function createPdfSchool({ root = '.', registration }: Options = {}) {
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
    registration,
    fonts: path.join(root, 'school-api/money/receipts/fonts'),
  };
}
