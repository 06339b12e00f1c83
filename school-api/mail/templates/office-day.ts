import { formatInIndia } from '@/content/india-time';
import { formatDayOrText, inIndia } from '../dates';
import { type Block, heading, list, type MailContent, note, rows } from '../mail-content';
import type { MailData } from '../mail-data';

type Day = MailData<'office-day'>;

const COMMAND = 'npm run school --';

/** Numbers alone: who is behind them stays in the database. */
export function officeDayMail(data: Day): MailContent {
  const day = dayOf(data.since);
  const trouble = troubleOf(data);
  const advice = data.findings.filter(({ severity }) => severity === 'advice').map(sentence);
  return {
    subject:
      trouble.length === 0
        ? `Website: what has come in since ${formatDayOrText(day)}`
        : `Website: ${trouble.length === 1 ? 'one thing' : `${trouble.length} things`} to look at`,
    heading: `The website since ${inIndia(data.since)}`,
    blocks: [
      ...section('To look at', trouble),
      ...cameIn(data),
      ...section('To think about', advice),
      ...whereToLook(data),
      note(
        'This mail has numbers alone. It is written once a day, when there is something to tell.',
      ),
    ],
  };
}

function section(title: string, items: readonly string[]): Block[] {
  return items.length === 0 ? [] : [heading(title), list(items)];
}

function cameIn({ applications, fees, gifts, returned, messages, cvs }: Day): Block[] {
  const counts: [label: string, count: number][] = [
    ['Applications completed', applications],
    ['Registration fees paid', fees],
    ['Gifts', gifts],
    ['Refunds, in part or whole', returned],
    ['Messages', messages],
    ['CVs', cvs],
  ];
  const some = counts.filter(([, count]) => count > 0);
  if (some.length === 0) return [];
  return [rows(...some.map(([label, count]) => [label, String(count)] as const))];
}

function troubleOf({ givenUp, uncertain, cases, findings }: Day): string[] {
  const serious = findings.filter(({ severity }) => severity === 'serious');
  return [
    ...(givenUp > 0
      ? [`Mails that could not be delivered: ${givenUp}. See: ${COMMAND} mail list --state dead`]
      : []),
    ...(uncertain > 0
      ? [`Payments that stayed uncertain: ${uncertain}. Ask: ${COMMAND} payments reconcile --all`]
      : []),
    ...(cases > 0
      ? [`Payments that wait for you: ${cases}. What to do says the office, on the page Today.`]
      : []),
    ...serious.map(sentence),
  ];
}

function sentence({ what, todo }: Day['findings'][number]): string {
  return `${what} ${todo}`;
}

function whereToLook({ since, ...data }: Day): Block[] {
  const lists: [name: string, count: number][] = [
    ['Applications', data.applications + data.fees],
    ['Gifts', data.gifts],
    ['Messages', data.messages],
    ['Jobs', data.cvs],
  ];
  const some = lists.filter(([, count]) => count > 0).map(([name]) => name);
  if (some.length === 0) return [];
  return [note(`In the office, from ${formatDayOrText(dayOf(since))} on: ${some.join(', ')}.`)];
}

function dayOf(since: string): string {
  return formatInIndia(new Date(since), 'yyyy-MM-dd');
}
