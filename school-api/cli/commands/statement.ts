import path from 'node:path';
import { formatPaise } from '@/contract';
import { keepFiling } from '../../repositories/statement';
import { type FinancialYear, financialYearOf } from '../../tax/financial-year';
import { dayInIndia, lawOn } from '../../tax/laws';
import { makeStatement, type Statement } from '../../tax/make-statement';
import { netOf } from '../../tax/not-claimable';
import { ACKNOWLEDGEMENT_LENGTH } from '../../tax/statement-rows';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { OfficeError, UsageError } from '../errors';
import { rupees } from '../subjects/subject';
import { renderText } from '../write-records';

const COLUMNS = ['receipt_number', 'given_on', 'donor_name', 'email', 'amount_rupees', 'reasons'];
const isAcknowledgement = (value: string) =>
  /^[A-Za-z0-9]+$/.test(value) && value.length <= ACKNOWLEDGEMENT_LENGTH;

export const statementCommands: Command[] = [
  {
    name: 'donations statement',
    positionals: ['<year>'],
    description: 'Writes the statement of a financial year for the income-tax portal',
    options: { to: { value: 'FOLDER', description: 'an existing folder for the two files' } },
    details: [
      '  npm run school -- donations statement 2026-27 --to statement',
      '',
      'One file is for the portal and holds the PAN of each donor: give it to nobody else, and remove',
      'it after filing. Beside it lies a list of the gifts that are missing or not claimable, with the',
      'reasons. A statement of a year that was filed carries its acknowledgement, as a correction.',
    ],
    looks: ({ positionals }) => ({ record: `all gifts of ${positionals[0]}, with PAN` }),
    run: writeStatement,
  },
  {
    name: 'donations filed',
    positionals: ['<year>'],
    description: 'Keeps the acknowledgement number of a filed statement, for corrections',
    options: {
      acknowledgement: { value: 'NUMBER', description: 'the number that the portal gave' },
    },
    run: keepAcknowledgement,
  },
];

function readYear({ positionals }: ParsedArguments): FinancialYear {
  const [text = ''] = positionals;
  const year = financialYearOf(text);
  if (year === undefined) {
    throw new UsageError(`'${text}' is no financial year: write it as 2026-27.`);
  }
  return year;
}

async function writeStatement(args: ParsedArguments, context: CommandContext) {
  const { db, config, tell, save, now } = context;
  const year = readYear(args);
  const folder = args.text('to');
  if (!folder) throw new UsageError("'donations statement' needs --to FOLDER.");
  const { registration } = config.tax;
  if (registration === undefined) {
    throw new OfficeError(
      'The school’s registration is not configured (DONATION_URN, DONATION_URN_DATE), so no gift can be stated.',
    );
  }
  const progress = context.progress('Gifts');
  const settings = { ...config.tax, registration };
  const statement = await makeStatement(db, year, { settings, onProgress: progress.at });
  progress.end();
  const form = lawOn(year.since).statement;
  const portalFile = path.join(folder, `${form.replaceAll(' ', '-')}-${year.name}.csv`);
  const listFile = path.join(folder, `missing-or-not-claimable-${year.name}.csv`);
  await save(portalFile, once(statement.csv));
  await save(listFile, renderText(once(recordsOf(statement)), 'csv', COLUMNS));
  tell(`${portalFile}: ${statement.rows} rows, ${formatPaise(statement.stated)}.`);
  const missing = statement.left.reduce((sum, { gift }) => sum + netOf(gift), 0);
  tell(`${listFile}: ${statement.left.length} gifts, ${formatPaise(missing)}.`);
  if (statement.acknowledgement !== '') {
    tell(`A correction of the statement ${statement.acknowledgement}.`);
  }
  if (now() < year.until) tell(`The year ${year.name} is not over: more gifts may come.`);
  tell(`${form} is due by ${year.due}.`);
}

async function* once<T>(piece: T) {
  yield piece;
}

function recordsOf({ left }: Statement) {
  return left.map(({ gift, reasons }) => ({
    receipt_number: gift.receipt.number,
    given_on: dayInIndia(gift.receipt.paidAt),
    donor_name: gift.receipt.payerName,
    email: gift.receipt.email,
    amount_rupees: rupees(netOf(gift)),
    reasons: reasons.join('; '),
  }));
}

async function keepAcknowledgement(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const { name: financialYear } = readYear(args);
  const acknowledgement = args.text('acknowledgement')?.trim() ?? '';
  if (!isAcknowledgement(acknowledgement)) {
    throw new UsageError(
      `--acknowledgement: write the portal's number, at most ${ACKNOWLEDGEMENT_LENGTH} letters and digits.`,
    );
  }
  await keepFiling(db, { financialYear, acknowledgement, filedAt: now() });
  tell(`Corrections of ${financialYear} carry ${acknowledgement}.`);
}
