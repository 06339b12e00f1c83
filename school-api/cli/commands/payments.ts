import {
  LISTED_DAYS,
  openPayments,
  type PaymentDeps,
  type Provider,
  reconcile,
  reconcileRefunds,
  restoreLost,
  restoreUnknown,
} from '../../money';
import { UNCERTAIN_DAYS } from '../../operations';
import { DAY_MS, OfficeError } from '../../platform';
import { countPaid, findOrderByAnyId, scheduleChecks, scheduleRefundCheck } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { terminalLog } from '../log';
import { count, parseInteger } from './values';

/** Not a real address: the sandbox runs in this process. */
const OWN_URL = 'http://sandbox.invalid';

export const paymentCommands: Command[] = [
  {
    name: 'payments reconcile',
    description: 'Ask the payment provider about open payments',
    options: {
      all: {
        description: `every unpaid order of the last ${UNCERTAIN_DAYS} days, even if checked recently`,
      },
      order: {
        value: 'id',
        description: 'one order, by its id, its application number or its donation id',
      },
      days: {
        value: 'number',
        description: `compare the provider's orders of this many days (default ${LISTED_DAYS})`,
      },
    },
    details: [
      'The site does this every 15 minutes. Use the command when a parent says that money has left their',
      'account, or with --days after restoring a backup. An order that turns out to be paid gets its receipt.',
      "A paid order given with --order is checked for refunds. Paid orders that are only in the provider's list",
      'are restored.',
    ],
    run,
  },
];

async function run(args: ParsedArguments, context: CommandContext) {
  const { db, now, tell } = context;
  const deps = await openDeps(context);
  const { provider } = deps;
  if (provider === undefined) {
    throw new OfficeError('There are no payment keys. Set the three RAZORPAY_* variables.');
  }
  const name = args.text('order');
  await findLost(deps, context, parseInteger('days', args.text('days'), LISTED_DAYS));
  const before = await countPaid(db);
  if (name !== undefined) await scheduleCheckOf(context, name);
  else if (args.has('all')) {
    await scheduleChecks(db, { since: new Date(now().getTime() - UNCERTAIN_DAYS * DAY_MS) }, now());
  }
  const progress = context.progress('Orders checked');
  const openOrders = await reconcile({ ...deps, provider: counting(provider, progress.at) });
  progress.end();
  const paid = (await countPaid(db)) - before;
  tell(`Checked ${count(openOrders, 'open order')}, of which ${paid} turned out to be paid.`);
  const checked = await reconcileRefunds(deps);
  if (checked > 0) tell(`Checked ${count(checked, 'paid order')} for refunds.`);
}

async function findLost(deps: PaymentDeps, { tell }: CommandContext, days: number): Promise<void> {
  let restored = 0;
  try {
    restored = await restoreLost(deps, { days });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    tell(`The provider’s list of orders could not be read: ${why}.`);
  }
  restored += await restoreUnknown(deps);
  if (restored === 0) return;
  tell(`Restored ${count(restored, 'paid order')} from the provider.`);
  tell('Check the details. The office lists them on the Today page.');
}

async function scheduleCheckOf({ db, now, tell }: CommandContext, name: string): Promise<void> {
  const order = await findOrderByAnyId(db, name);
  if (order === undefined) throw new OfficeError(`There is no payment order ${name}.`);
  if (order.state === 'paid') {
    tell(`${name} is paid (${order.paymentId}).`);
    return scheduleRefundCheck(db, order.id, now());
  }
  const due = await scheduleChecks(db, { id: order.id }, now());
  if (due === 0) throw new OfficeError(`${name} was never opened for payment.`);
}

async function openDeps({ db, config, now, tell }: CommandContext) {
  const log = terminalLog(tell);
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
