import type { Receipt } from '../../db';
import { findReceipt, receiptPdf, receiptState } from '../../money';
import { OfficeError, UsageError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textRecord } from '../table';

export const receiptCommands: Command[] = [
  {
    name: 'receipts show',
    positionals: ['<number>'],
    description: 'Shows one receipt, or writes it as PDF',
    options: { pdf: { value: 'FILE', description: 'the file; only its owner can read it' } },
    looks: async ({ positionals: [number = ''] }, { db }) => {
      const receipt = await findReceipt(db, number);
      return receipt && { record: `receipt ${number}`, person: receipt.email };
    },
    run: show,
  },
];

async function show(args: ParsedArguments, { db, config, out, save, tell }: CommandContext) {
  const [number = ''] = args.positionals;
  const receipt = await findReceipt(db, number);
  if (receipt === undefined) throw new OfficeError(`There is no receipt ${number}.`);
  const file = args.text('pdf');
  if (file === undefined) return out(textRecord(recordOf(receipt)));
  if (file === '') throw new UsageError('--pdf needs the name of a file.');
  const pdf = await receiptPdf(receipt, config.paper);
  await save(file, piecesOf(pdf));
  tell(`${number} written to ${file}`);
}

async function* piecesOf(pdf: Buffer) {
  yield pdf;
}

function recordOf(receipt: Receipt) {
  const { number, purpose, test, paidAt, issuedAt, amount, returned } = receipt;
  return {
    ...{ number, state: receiptState(receipt), purpose, test: test ? 'yes' : 'no' },
    ...{ paid_at: paidAt, issued_at: issuedAt, amount_paise: amount, returned_paise: returned },
    ...{ name: receipt.payerName, address: receipt.address, email: receipt.email },
    ...{ means: receipt.means, reference: receipt.reference, subject: receipt.subject },
    ...{ voided_at: receipt.voidedAt, void_reason: receipt.voidReason },
  };
}
