import { undeliveredSince } from '../../../../mail';
import { listUndelivered, readRecipients } from '../../../../records';
import type { OfficeDeps, Role } from '../../../route';
import { STATEMENTS } from '../../donations/year';
import { addressOf, nameOf } from '../../letters/recipients';
import { type Source, shorten, type Waiting } from '../source';

/** Kinds that somebody is waiting for. */
const TITLES: Record<string, string> = {
  letter: 'An email from the office was not delivered',
  'family-answer': 'An email confirming a family’s answer or a new test date was not delivered',
  'admission-receipt': 'A receipt for a registration fee was not delivered',
  'donation-receipt': 'A receipt for a donation was not delivered',
  'donation-cancelled': 'An email about a cancelled donation was not delivered',
  refund: 'An email about a refund was not delivered',
  'job-acknowledgement': 'An email confirming a job application was not delivered',
  'office-invitation': 'An invitation to the office was not delivered',
};

const ALL: readonly Role[] = ['admissions', 'accounts', 'head'];

type Mail = Awaited<ReturnType<typeof listUndelivered>>[number];

type Place = {
  href: (mail: Mail) => string;
  /** Emails of one click, which share a line: the linked list names the donors. */
  title?: (count: number) => string;
};

const ofYear = (what: string, page: string): Place => ({
  href: ({ year }) => `${STATEMENTS.href}/${year}/${page}`,
  title: (count) => `${what} not delivered: ${count}`,
});

const PLACES: Record<string, Place> = {
  'pan-request': ofYear('PAN requests', 'ask'),
  certificate: ofYear('Emails about certificates', 'certificates'),
  'job-acknowledgement': {
    href: ({ recipient }) => `/jobs?${new URLSearchParams({ q: recipient })}`,
  },
  'office-invitation': { href: ({ key }) => `/people/${key.split(':')[1]}` },
};

/** Those that the role may see. */
export async function undeliveredFor(
  role: Role,
  { db, now }: OfficeDeps,
  which?: Parameters<typeof listUndelivered>[2],
): Promise<Mail[]> {
  const mails = await listUndelivered(db, undeliveredSince(now()), which);
  return mails.filter(({ roles }) => roles.includes(role));
}

/** With the phone number of the person, who must be told in another way. */
export const undeliveredMails: Source = {
  roles: ALL,
  find: async (deps, role) => {
    const mails = await undeliveredFor(role, deps);
    const keys = mails.flatMap(({ record }) => record ?? []);
    const people = await readRecipients(deps.db, keys, deps.config);
    const lines = new Map<string, Waiting & { done: readonly number[] }>();
    for (const mail of mails) {
      const { id, kind, record, createdAt } = mail;
      const { title, href } = PLACES[kind] ?? {};
      const name = title ? `${kind} ${mail.year}` : `${id}`;
      const done = [...(lines.get(name)?.done ?? []), id];
      const person = people.find(({ key }) => key.kind === record?.kind && key.id === record.id);
      lines.set(name, {
        title: title?.(done.length) ?? TITLES[kind] ?? 'An email to the school was not delivered',
        since: createdAt,
        done,
        count: done.length,
        ...(href && { href: href(mail) }),
        ...(person && {
          text: nameOf(person),
          phone: person.phone,
          href: addressOf(person),
          names: true,
        }),
      });
    }
    return shorten([...lines.values()], 'undelivered emails');
  },
};
