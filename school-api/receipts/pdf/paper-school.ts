import path from 'node:path';
import { school } from '@/content/school';

/** What a paper says about the school, and where its fonts are. */
export type PaperSchool = ReturnType<typeof paperSchool>;

/** The fonts are found from the repository's root, since the bundle is elsewhere. */
export function paperSchool(root = '.') {
  const { street, locality, district, state, postalCode, country } = school.address;
  return {
    name: school.name,
    address: `${street}, ${locality}, ${district}, ${state} ${postalCode}, ${country}`,
    phone: school.phones[0],
    email: school.email,
    signatory: school.signatory,
    fonts: path.join(root, 'school-api/receipts/fonts'),
  };
}
