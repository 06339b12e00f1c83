import { recordsWithoutConsent } from '../../content';
import { advice, type Check } from './check';

const NAMED = 5;

export const consents: Check = {
  subject: 'pictures of pupils',
  run: async ({ db }) => {
    const lacking = await recordsWithoutConsent(db);
    if (lacking.length === 0) return [];
    const more = lacking.length - NAMED;
    const names = lacking.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
    return advice('consent-on-file', {
      what: `${lacking.length} records have a picture and no consent on file (${names}).`,
      why: 'The site shows a placeholder in the place of these pictures.',
      todo: 'In the office, open each record. Where a parent, or the grown-up person, has agreed in writing, tick “Consent is on file”; else take the picture out.',
    });
  },
};
