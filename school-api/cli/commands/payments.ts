import { openPayments } from '../../payments/open-payments';
import type { Provider } from '../../payments/provider';
import { reconcile } from '../../payments/reconcile';
import { countPaid, findOrderByAnyId, makeDue } from '../../repositories/office/payments';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { OfficeError } from '../errors';
import { officeLog } from '../log';

const DAYS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;
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
        description: 'one order: its own id, or that of its application or donation',
      },
    },
    details: [
      'The site does this by itself every 15 minutes and later. Use it when a parent says that money',
      'left the account. What turns out to be paid gets its receipt.',
    ],
    run,
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
}

async function makeOneDue({ db, now }: CommandContext, name: string) {
  const order = await findOrderByAnyId(db, name);
  if (order === undefined) throw new OfficeError(`There is no payment order ${name}.`);
  if (order.state === 'paid') throw new OfficeError(`${name} is paid (${order.paymentId}).`);
  const due = await makeDue(db, { id: order.id }, now());
  if (due === 0) throw new OfficeError(`${name} was never opened for payment.`);
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
