import {
  askAboutUnknown,
  CASE_KINDS,
  type CaseKind,
  findCases,
  LISTED_DAYS,
  openPayments,
  type PaymentDeps,
  type Provider,
  reconcile,
  reconcileRefunds,
  restoreLost,
  rupees,
} from '../../money';
import { DAY_MS, OfficeError } from '../../platform';
import {
  countPaid,
  findOrderByAnyId,
  findReceiptNumbers,
  makeDue,
  makeRefundDue,
} from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { officeLog } from '../log';
import { textTable } from '../table';
import { wholeNumber } from './values';

const DAYS = 5;
/** Not a real address: the sandbox is called in this process. */
const OWN_URL = 'http://sandbox.invalid';

export const paymentCommands: Command[] = [
  {
    name: 'payments reconcile',
    description: 'Asks the payment provider about payments that are still open',
    options: {
      all: {
        description: `every unpaid order of the last ${DAYS} days, also those asked about lately`,
      },
      order: {
        value: 'ID',
        description:
          'one order: its own id, the number of its application, or the id of its donation',
      },
      days: {
        value: 'N',
        description: `how many days of the provider’s list are compared (default ${LISTED_DAYS})`,
      },
    },
    details: [
      'The site does this by itself every 15 minutes and later. Use it when a parent says that money',
      'left the account. What turns out to be paid gets its receipt. A paid order that is named is asked',
      'about its refunds, which the site does daily for a month and then weekly for six.',
      'Paid orders that the provider lists and the database does not know are restored; the site does this',
      'hourly. After an older backup was restored, use it with --days.',
    ],
    run,
  },
  {
    name: 'payments cases',
    description:
      'Lists payments that wait for the office: paid twice, a failed refund, a dispute, a restored one',
    options: { test: { description: 'also those of test keys or of the sandbox' } },
    details: [
      'Each is settled in the dashboard of the payment provider, and leaves the list by itself when the',
      'provider tells of it; a failed refund that was paid back in another way leaves it after 30 days, a',
      'restored payment after 14.',
    ],
    run: listCases,
  },
];

async function run(args: ParsedArguments, context: CommandContext) {
  const { db, now, tell } = context;
  const deps = await openDeps(context);
  const { provider } = deps;
  if (provider === undefined) {
    throw new OfficeError('There are no payment keys (RAZORPAY_KEY_ID and its companions).');
  }
  const name = args.text('order');
  await findLost(deps, context, wholeNumber('days', args.text('days'), LISTED_DAYS));
  const before = await countPaid(db);
  if (name !== undefined) await makeOneDue(context, name);
  else if (args.has('all')) {
    await makeDue(db, { since: new Date(now().getTime() - DAYS * DAY_MS) }, now());
  }
  const progress = context.progress('Orders asked about');
  const asked = await reconcile({ ...deps, provider: counting(provider, progress.at) });
  progress.end();
  const paid = (await countPaid(db)) - before;
  tell(`${asked} open orders asked about, ${paid} of them turned out to be paid.`);
  const checked = await reconcileRefunds(deps);
  if (checked > 0) tell(`${checked} paid orders asked about refunds. See: donations list.`);
}

async function findLost(deps: PaymentDeps, { tell }: CommandContext, days: number): Promise<void> {
  let restored = 0;
  try {
    restored = await restoreLost(deps, { days });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell(`The provider’s list of orders could not be read: ${why}.`);
  }
  restored += await askAboutUnknown(deps);
  if (restored === 0) return;
  tell(`${restored} paid orders that were not in the database were restored from the provider.`);
  tell('Check their details. See: payments cases.');
}

async function makeOneDue({ db, now, tell }: CommandContext, name: string): Promise<void> {
  const order = await findOrderByAnyId(db, name);
  if (order === undefined) throw new OfficeError(`There is no payment order ${name}.`);
  if (order.state === 'paid') {
    tell(`${name} is paid (${order.paymentId}).`);
    return makeRefundDue(db, order.id, now());
  }
  const due = await makeDue(db, { id: order.id }, now());
  if (due === 0) throw new OfficeError(`${name} was never opened for payment.`);
}

const WHAT_TO_DO: Record<CaseKind, string> = {
  'second-payment': 'paid twice: refund one payment in the provider’s dashboard',
  'refund-failed': 'refund failed: refund again, or ask for a bank account',
  'dispute-open': 'disputed: answer in the provider’s dashboard in time',
  restored:
    'restored from the provider: check the details, of which only name and e-mail were known',
  'fee-without-application':
    'fee of an application that is not in the database: write to the family, see the mail to the office',
};

async function listCases(args: ParsedArguments, { db, now, out, tell }: CommandContext) {
  const cases = await findCases(db, { now: now(), test: args.has('test') });
  const orderIds = cases.map(({ order }) => order.id);
  const numbers = await findReceiptNumbers(db, orderIds);
  const rows = cases.map(({ kind, order, amount, paymentId, since }) => ({
    since,
    payment_id: paymentId,
    amount_rupees: rupees(amount),
    receipt_or_order: numbers.get(order.id) ?? order.id,
    what_to_do: kind,
  }));
  const columns = ['since', 'payment_id', 'amount_rupees', 'receipt_or_order', 'what_to_do'];
  if (rows.length > 0) out(textTable(columns, rows));
  for (const kind of CASE_KINDS) {
    if (cases.some((one) => one.kind === kind)) tell(`${kind} - ${WHAT_TO_DO[kind]}`);
  }
  tell(`${cases.length} payments wait for the office`);
}

async function openDeps({ db, config, now, tell }: CommandContext) {
  const log = officeLog(tell);
  const inside: typeof globalThis.fetch = async (input, init) => {
    const path = String(input).slice(`${OWN_URL}/sandbox`.length);
    const answer = await payments.sandbox?.request(path, init);
    return answer ?? new Response(null, { status: 404 });
  };
  const fetch = config.payments.keys === undefined ? inside : globalThis.fetch;
  const setting = { db, log, now, ownUrl: () => OWN_URL, fetch };
  const payments = await openPayments(config.payments, setting);
  return payments.deps;
}

function counting(provider: Provider, at: (done: number) => void): Provider {
  let asked = 0;
  return {
    ...provider,
    paymentsOf: (orderId) => {
      asked += 1;
      at(asked);
      return provider.paymentsOf(orderId);
    },
  };
}
