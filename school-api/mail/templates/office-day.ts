import { dayInShort, formatInIndia } from '@/content/india-time';
import { inIndia } from '../dates';
import { type Block, heading, list, type MailContent, note, rows } from '../mail-content';
import type { MailData } from '../mail-data';

type Day = MailData<'office-day'>;

const COMMAND = 'npm run school --';

/** Counts only, so that no personal data is in a mailbox. */
export function officeDayMail(data: Day): MailContent {
  const day = dayOf(data.since);
  const problems = problemsOf(data);
  const advice = data.findings.filter(({ severity }) => severity === 'advice').map(sentence);
  return {
    subject:
      problems.length === 0
        ? `Website: summary since ${dayInShort(day)}`
        : `Website: ${problems.length === 1 ? '1 problem' : `${problems.length} problems`}`,
    heading: `The website since ${inIndia(data.since)}`,
    blocks: [
      ...section('Problems', problems),
      ...received(data),
      ...section('Recommendations', advice),
      ...nextSteps(data),
      ...([...problems, ...advice].some((line) => line.includes(COMMAND))
        ? [note(`Commands that begin with ${COMMAND} are for whoever runs the website.`)]
        : []),
      note('We send this email at most once a day, and only if there is news.'),
    ],
  };
}

function section(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [heading(title), list(items)];
}

function received(data: Day): Block[] {
  const counts: [label: string, count: number][] = [
    ['Applications completed', data.applications],
    ['Registration fees paid', data.fees],
    ['Documents from families', data.documents],
    ['Applications withdrawn by families', data.withdrawals],
    ['Donations', data.donations],
    ['Refunds, full or partial', data.returned],
    ['Messages', data.messages],
    ['Job applications', data.cvs],
  ];
  const some = counts.filter(([, count]) => count > 0);
  if (some.length === 0) return [];
  return [rows(...some.map(([label, count]) => [label, String(count)] as const))];
}

function problemsOf({ givenUp, uncertain, cases, findings }: Day): string[] {
  const serious = findings.filter(({ severity }) => severity === 'serious');
  return [
    ...(givenUp > 0 ? [`Undelivered emails: ${givenUp}. See Today in the office.`] : []),
    ...(uncertain > 0
      ? [
          `Payments with an unknown outcome: ${uncertain}. To check them with the provider: ${COMMAND} payments reconcile --all`,
        ]
      : []),
    ...(cases > 0 ? [`Payments that need a decision: ${cases}. See Today in the office.`] : []),
    ...serious.map(sentence),
  ];
}

function sentence({ what, todo }: Day['findings'][number]): string {
  return `${what} ${todo}`;
}

function nextSteps({ since, ...data }: Day): Block[] {
  const lists: [name: string, count: number][] = [
    ['Applications', data.applications + data.fees + data.documents + data.withdrawals],
    ['Donations', data.donations],
    ['Messages', data.messages],
    ['Job applications', data.cvs],
  ];
  const some = lists.filter(([, count]) => count > 0).map(([name]) => name);
  if (some.length === 0) return [];
  return [note(`See the office from ${dayInShort(dayOf(since))}: ${some.join(', ')}.`)];
}

function dayOf(since: string): string {
  return formatInIndia(new Date(since), 'yyyy-MM-dd');
}
