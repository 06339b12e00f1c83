import { lastAsked } from '../../content';
import { ago, type Check, serious } from './check';

const LONG_MS = 10 * 60_000;

/** What the office saves comes to the site because the site asks. */
export const siteAsks: Check = {
  subject: 'site and its changes',
  run: async ({ db, now }) => {
    const last = await lastAsked(db);
    if (last === undefined || last > ago(now(), LONG_MS)) return [];
    const minutes = Math.floor((now().getTime() - last.getTime()) / 60_000);
    return serious('site-not-asking', {
      what: `The site has not asked for changes for ${minutes} minutes.`,
      why: 'What is saved in the office comes late or not at all, and what was hidden may still be shown.',
      todo: 'Look whether the site runs, and whether its SCHOOL_API_URL leads to this school API.',
    });
  },
};
