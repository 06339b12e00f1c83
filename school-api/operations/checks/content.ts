import { demoNews, findRegistrationFee, recordsWithoutConsent } from '../../content';
import { demoValuesLeft } from '../identity';
import { advice, type Check, serious } from './check';
import { countNews } from './rows';

export const identity: Check = {
  subject: 'identity',
  run: ({ config }) => {
    const left = demoValuesLeft(config);
    if (left.length === 0) return [];
    return serious('placeholders', {
      what: `content/school.ts still has values of the demo school or placeholders:\n${left.join('\n')}`,
      why: 'They appear on pages, in emails and on receipts, and donors could transfer money to a placeholder account.',
      todo: 'Replace them, build and restart (docs/make-it-yours.md).',
    });
  },
};

export const demoRecords: Check = {
  subject: 'records',
  run: async ({ db }) => {
    const count = await countNews(
      db,
      demoNews.map(({ slug }) => slug),
    );
    if (count === 0) return [];
    return serious('demo-records', {
      what: `The database still has records of the demo school (${count} news items).`,
      why: 'Visitors see invented news, results and people.',
      todo: 'Start with an empty data folder or database and SCHOOL_SEED=none, then add your own records (docs/make-it-yours.md, step 6).',
    });
  },
};

export const registrationFee: Check = {
  subject: 'registration fee',
  run: async ({ db }) => {
    if ((await findRegistrationFee(db)) !== undefined) return [];
    return serious('no-registration-fee', {
      what: 'No fee on the site is the registration fee.',
      why: 'Parents cannot pay, so nobody can finish a registration.',
      todo: 'In the office, open Content, Fees. Add a fee with an amount, or open one and choose “Make this the registration fee”.',
    });
  },
};

const NAMED = 5;

export const consents: Check = {
  subject: 'pictures of students',
  run: async ({ db }) => {
    const lacking = await recordsWithoutConsent(db);
    if (lacking.length === 0) return [];
    const more = lacking.length - NAMED;
    const names = lacking.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
    return advice('consent-on-file', {
      what: `${lacking.length} records have a picture but no consent on file (${names}).`,
      why: 'The site shows a placeholder instead of these pictures.',
      todo: 'Open each record in the office. If a parent, or the person if an adult, has agreed in writing, tick “Consent is on file”. Otherwise remove the picture.',
    });
  },
};
