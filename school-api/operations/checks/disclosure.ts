import { parseISO } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import { type DisclosureState, readDisclosureState } from '../../content';
import { advice, type Check, type Finding, serious } from './check';

const day = (text: string) => formatInIndia(parseISO(text, { in: india }), 'd MMM yyyy');
const lines = (items: readonly string[]) => `\n${items.join('\n')}`;

export const disclosure: Check = {
  subject: 'disclosure page',
  run: async ({ db, now }) => findingsOf(await readDisclosureState({ db }, now())),
};

function findingsOf({ gaps, expired, expiring, unreviewed, fees }: DisclosureState): Finding[] {
  const dated = (items: typeof expired) =>
    lines(items.map((item) => `${item.name}: ${day(item.day)}`));
  return [
    ...(fees ? missingFees(fees) : []),
    ...(expired.length > 0
      ? serious('disclosure-expired', {
          what: `${expired.length} certificates on the page “Disclosure and safety” have expired.${dated(expired)}`,
          why: 'The page shows them as expired.',
          todo: 'Add the renewed certificate in the office under Content, Disclosures.',
        })
      : []),
    ...(expiring.length > 0
      ? advice('disclosure-expiring', {
          what: `${expiring.length} certificates expire within 60 days.${dated(expiring)}`,
          why: 'A renewal takes time, and the page will show them as expired.',
          todo: 'Renew them, then change them in the office under Content, Disclosures.',
        })
      : []),
    ...(unreviewed.length > 0
      ? advice('disclosure-unreviewed', {
          what: `${unreviewed.length} policies have not been reviewed for a year.${lines(unreviewed)}`,
          why: 'The Supreme Court asks schools to review their mental health policy every year.',
          todo: 'Review them, then enter the day in the office under Content, Disclosures.',
        })
      : []),
    ...(gaps.length > 0
      ? advice('disclosure-gaps', {
          what: `The page “Disclosure and safety” does not have ${gaps.length} of its entries.${lines(gaps)}`,
          why: 'The page says “Not published” there.',
          todo: 'Add them in the office under Content, Disclosures and Fee table. Whether a law asks your school for them, your adviser can say (docs/decisions/disclosure.md).',
        })
      : []),
  ];
}

function missingFees({ session, day: due, isLate }: NonNullable<DisclosureState['fees']>) {
  return serious('disclosure-fees', {
    what: isLate
      ? `The fees of session ${session} are not on the website. They were due on ${day(due)}.`
      : `The fees of session ${session} are not on the website yet. They are due by ${day(due)}.`,
    why: 'In Uttar Pradesh, schools publish their fees on their website 60 days before the session.',
    todo: 'Enter or paste them in the office under Content, Fee table.',
  });
}
