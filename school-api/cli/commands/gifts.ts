import { formatPaise } from '@/contract';
import { GIFT_KINDS, type Receipt } from '../../db';
import {
  addGift,
  cancelGift,
  cancelReason,
  dayInIndia,
  GIFT_MEANS,
  giftInput,
  isTooMuchCash,
} from '../../money';
import { OfficeError, UsageError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';

export const giftCommands: Command[] = [
  {
    name: 'gifts add',
    description: 'Writes down a gift that came by bank, cheque, cash or UPI, with its receipt',
    options: {
      means: { value: 'MEANS', description: GIFT_MEANS.join(', ') },
      date: { value: 'YYYY-MM-DD', description: 'the day on which the money came' },
      amount: { value: 'RUPEES', description: 'such as 5000 or 5000.50' },
      name: { value: 'NAME', description: 'of the donor, as it shall stand on the receipt' },
      reference: { value: 'TEXT', description: 'number of the transfer or cheque; not for cash' },
      address: { value: 'TEXT', description: 'of the donor; the statement of the year needs it' },
      email: { value: 'ADDRESS', description: 'where the receipt is sent' },
      purpose: {
        value: 'TEXT',
        description: 'what the gift is for, as it shall stand on the receipt',
      },
      kind: { value: 'KIND', description: `for the statement: ${GIFT_KINDS.join(', ')} (default)` },
      again: { description: 'another gift under a reference that was entered before' },
    },
    details: [
      '  npm run school -- gifts add --means cheque --date 2026-11-20 --amount 5000 \\',
      "    --reference 004512 --name 'Meera Rao' --address '12, Demo Lane, Vraja' --email …",
      '',
      'The receipt gets the next number of the series that online gifts have, and goes by mail once.',
    ],
    // It names the giver of an earlier gift under the same reference.
    looks: () => ({ record: 'gifts of one reference' }),
    run: add,
  },
  {
    name: 'gifts cancel',
    positionals: ['<number>'],
    description: 'Makes the receipt of such a gift void; its number stays',
    options: {
      reason: { value: 'TEXT', description: 'what the donor and the accountant shall read' },
    },
    details: ['The donor gets a mail. An online gift is refunded at the payment provider instead.'],
    run: cancel,
  },
];

const KEYS = {
  means: 'means',
  givenOn: 'date',
  amount: 'amount',
  reference: 'reference',
  donorName: 'name',
  email: 'email',
  address: 'address',
  purpose: 'purpose',
} as const;

const REQUIRED = ['means', 'date', 'amount', 'name'] as const;

async function add(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const missing = REQUIRED.filter((option) => args.text(option) === undefined);
  if (missing.length > 0) {
    throw new UsageError(`'gifts add' needs ${missing.map((one) => `--${one}`).join(', ')}.`);
  }
  const texts = Object.entries(KEYS).map(
    ([key, option]) => [key, args.text(option) ?? ''] as const,
  );
  const given = { ...Object.fromEntries(texts), kind: args.text('kind') ?? 'Others' };
  const parsed = giftInput(now()).safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ message }) => `${message}.`);
    throw new OfficeError(`${lines.join('\n')}\nNothing was written.`);
  }
  const added = await addGift(db, parsed.data, { again: args.has('again'), now: now() });
  if (!added.added) throw new OfficeError(askAgain(added.before));
  const { receipt } = added;
  if (isTooMuchCash(receipt)) {
    tell('More than Rs. 2,000 in cash gives the donor no deduction; the receipt says so.');
  }
  const mail =
    receipt.email === '' ? 'no mail, for want of an address' : `sent to ${receipt.email}`;
  tell(`Receipt ${receipt.number} for ${formatPaise(receipt.amount)}: ${mail}.`);
}

function askAgain({ number, paidAt, amount, payerName }: Receipt): string {
  return [
    `This reference was entered before: ${number}, ${dayInIndia(paidAt)}, ${formatPaise(amount)}, ${payerName}.`,
    'Nothing was written. If this is another gift, say so with --again.',
  ].join('\n');
}

async function cancel(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const [number = ''] = args.positionals;
  const given = args.text('reason');
  if (given === undefined) throw new UsageError("'gifts cancel' needs --reason.");
  const reason = cancelReason.safeParse(given);
  if (!reason.success) throw new OfficeError(`${reason.error.issues[0]?.message}.`);
  const cancelled = await cancelGift(db, number, { reason: reason.data, now: now() });
  if (cancelled.done) {
    const mailed = cancelled.mailed ? 'The donor gets a mail.' : 'The donor has no e-mail address.';
    return tell(`Receipt ${number} is void: ${reason.data}. ${mailed}`);
  }
  if (cancelled.why === 'cancelled') {
    throw new OfficeError(`Receipt ${number} is void already: ${cancelled.reason}.`);
  }
  throw new OfficeError(
    cancelled.why === 'online'
      ? `Receipt ${number} is of a payment that came online: refund it at the payment provider.`
      : `There is no receipt ${number}.`,
  );
}
