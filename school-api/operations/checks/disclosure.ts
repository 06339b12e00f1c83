import { parseISO } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import { readDisclosureState } from '../../content';
import { advice, type Check, type Finding, serious } from './check';

const TODO = 'Change it in the office under Content, Disclosures.';

const day = (text: string) => formatInIndia(parseISO(text, { in: india }), 'd MMM yyyy');

export const disclosure: Check = {
  subject: 'disclosure page',
  run: async ({ db, now }) => {
    const { gaps, expired, expiring, unreviewed, fees } = await readDisclosureState({ db }, now());
    const dated = (items: typeof expired) => items.map((one) => `${one.name}: ${day(one.day)}`);
    return [
      ...(fees ? missingFees(fees) : []),
      ...about(dated(expired), (n) =>
        serious('disclosure-expired', {
          what: `${n} certificates on the page “Disclosure and safety” have expired.`,
          why: 'The page shows them as expired.',
          todo: TODO,
        }),
      ),
      ...about(dated(expiring), (n) =>
        advice('disclosure-expiring', {
          what: `${n} certificates on the page “Disclosure and safety” expire within 60 days.`,
          why: 'A renewal takes time.',
          todo: TODO,
        }),
      ),
      ...about(unreviewed, (n) =>
        advice('disclosure-unreviewed', {
          what: `${n} policies have not been reviewed for a year.`,
          why: 'The Supreme Court asks schools to review their mental health policy every year.',
          todo: TODO,
        }),
      ),
      ...about(gaps, (n) =>
        advice('disclosure-gaps', {
          what: `${n} entries of the page “Disclosure and safety” are missing.`,
          why: 'The page says “Not published” there.',
          todo: 'Add them in the office under Content, Disclosures and Fee table (docs/decisions/disclosure.md).',
        }),
      ),
    ];
  },
};

/** A finding with a line for each item; nothing without items. */
function about(items: readonly string[], find: (count: number) => Finding[]): Finding[] {
  if (items.length === 0) return [];
  return find(items.length).map((one) => ({ ...one, what: [one.what, ...items].join('\n') }));
}

function missingFees({
  session,
  day: due,
  isLate,
}: {
  session: string;
  day: string;
  isLate: boolean;
}) {
  const when = isLate ? `. They were due on ${day(due)}.` : ` yet. They are due by ${day(due)}.`;
  return serious('disclosure-fees', {
    what: `The fees of session ${session} are not on the website${when}`,
    why: 'In Uttar Pradesh, schools publish their fees on their website 60 days before the session.',
    todo: 'Enter or paste them in the office under Content, Fee table.',
  });
}
