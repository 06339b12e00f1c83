import { eq } from 'drizzle-orm';
import { transferRequest } from '@/contract';
import { offlineDonations, outbox, receipts, transfers } from '@/school-api/db';
import { reportTransfer } from '@/school-api/money/donations/transfers/report';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { findWaiting } from '@/school-api/office/screens/today/waiting';
import { transferRoutes } from '@/school-api/office/screens/transfers/transfer';
import { NOW } from '../../school-api/cli/office';
import { openScreens } from '../open-screens';

export const UTR = 'SBIN524112345678';
const REPORT = {
  indian_citizen: 'yes',
  donor_name: 'Maya Rao',
  email: 'maya@example.org',
  address: '12 Demo Lane, Pune',
  amount: '5,000',
  sent_on: '2026-11-18',
  reference: UTR,
};

const HEAD = 'Txn Date,Narration,Debit,Credit,Balance';
export const rowOf = (utr: string, rupees: number, day = '19/11/2026') =>
  `${day},NEFT CR-HDFC0000240-SOMEBODY-${utr},,"${rupees.toFixed(2)}",1`;
export const statement = (...rows: string[]) => ['Account of the school', HEAD, ...rows].join('\n');

/** The screens where accounts see reported transfers and paste bank statements. */
export async function openTransfers() {
  const screens = await openScreens([...transferRoutes, ...donationRoutes]);

  async function empty() {
    const tables = [transfers, receipts, offlineDonations, outbox];
    for (const table of tables) await screens.db.delete(table);
  }

  const report = (changes: Partial<typeof REPORT> = {}, now = NOW, takesForeign = false) =>
    reportTransfer(screens.db, transferRequest.parse({ ...REPORT, ...changes }), {
      takesForeign,
      now,
    });
  const look = async (text: string) => (await screens.send('/transfers/paste', { text })).text;
  const paste = (text: string) => screens.send('/transfers/paste', { text, basedOn: 'plan' });
  const stored = () => screens.db.select().from(transfers).orderBy(transfers.id);

  /** A transfer's page; `seen` if it can be recorded, at once or in a form that the page links. */
  async function pageOf(id: number) {
    const page = await screens.open(`/transfers/${id}`);
    const form = `/donations/new?transfer=${id}`;
    const from = page.text.includes(`"${form}"`) ? await screens.open(form) : page;
    const fields = from.fieldsTo('/donations/new');
    const add = () => screens.send('/donations/new', fields);
    return { ...page, seen: 'id' in fields ? add : undefined };
  }
  /** The page of a stored transfer, by default the first. */
  const pageAt = async (at = 0) => pageOf((await stored())[at]?.id ?? 0);
  const see = async (at?: number) => (await pageAt(at)).seen?.();

  const books = async () => ({
    donations: await screens.db.select().from(offlineDonations),
    receipts: await screens.db.$count(receipts),
    mails: await screens.db.$count(outbox, eq(outbox.kind, 'donation-receipt')),
  });

  /** The lines of Today. */
  async function waiting() {
    const { db, config } = screens;
    const deps = { db, config, now: () => NOW, findings: async () => [], log: console };
    const found = await findWaiting(deps as never, 'accounts');
    return found.filter(({ href }) => href?.startsWith('/transfers'));
  }

  /** How many rows a list shows. */
  const listed = async (query: string) =>
    (await screens.open(`/transfers?${query}`)).text.split('class="row-link"').length - 1;

  return {
    screens,
    empty,
    report,
    look,
    paste,
    see,
    stored,
    pageOf,
    pageAt,
    books,
    waiting,
    listed,
  };
}
