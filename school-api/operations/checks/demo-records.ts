import { demoNews } from '../../content';
import { type Check, serious } from './check';
import { countNews } from './rows';

export const demoRecords: Check = {
  subject: 'records',
  run: async ({ db }) => {
    const count = await countNews(
      db,
      demoNews.map(({ slug }) => slug),
    );
    if (count === 0) return [];
    return serious('demo-records', {
      what: `The database has records of the demo school (${count} of its news).`,
      why: 'Visitors would read invented news, results and people.',
      todo: 'Start once with an empty data folder or database and SCHOOL_SEED=none, then bring your own records (docs/make-it-yours.md, step 6).',
    });
  },
};
