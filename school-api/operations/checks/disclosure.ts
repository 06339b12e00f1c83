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
    const dated = (items: typeof expired) => items.map((one) => `${one.name} (${day(one.day)})`);
    return [
      ...(fees ? missingFees(fees) : []),
      ...about(dated(expired), (names) =>
        serious('disclosure-expired', {
          what: `Expired on the page “Disclosure and safety”: ${names.join('; ')}.`,
          why: 'Families see that the school has not renewed it.',
          todo: TODO,
        }),
      ),
      ...about(dated(expiring), (names) =>
        advice('disclosure-expiring', {
          what: `Expires within 60 days: ${names.join('; ')}.`,
          why: 'A renewal takes time, and the page “Disclosure and safety” will say that it has expired.',
          todo: TODO,
        }),
      ),
      ...about(unreviewed, (names) =>
        advice('disclosure-unreviewed', {
          what: `Not reviewed for a year: ${names.join('; ')}.`,
          why: 'The Supreme Court asks schools to review their mental health policy every year.',
          todo: TODO,
        }),
      ),
      ...about(gaps, (names) =>
        advice('disclosure-gaps', {
          what: ['The page “Disclosure and safety” has gaps.', ...names].join('\n'),
          why: 'It says “Not published” there.',
          todo: 'Fill them in the office under Content, Disclosures and Fee table (docs/decisions/disclosure.md).',
        }),
      ),
    ];
  },
};

const about = (names: readonly string[], find: (names: readonly string[]) => Finding[]) =>
  names.length === 0 ? [] : find(names);

type Missing = NonNullable<Awaited<ReturnType<typeof readDisclosureState>>['fees']>;

function missingFees({ session, day: due, isLate }: Missing): Finding[] {
  const when = isLate ? `. They were due on ${day(due)}.` : ` yet. They are due by ${day(due)}.`;
  return serious('disclosure-fees', {
    what: `The fees of session ${session} are not on the website${when}`,
    why: 'In Uttar Pradesh, schools must publish their fees on their website 60 days before the session starts.',
    todo: 'Enter or paste them in the office under Content, Fee table.',
  });
}
