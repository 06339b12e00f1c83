import path from 'node:path';
import { formatPaise } from '@/contract';
import {
  type FinancialYear,
  financialYearOf,
  keepAcknowledgement,
  lawOn,
  MISSING_COLUMNS,
  makeStatement,
  missingGifts,
  missingPaise,
  statementFileNames,
} from '../../money';
import { OfficeError, UsageError } from '../../platform';
import { renderText } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';

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
    run: keepFiled,
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
  const names = statementFileNames(year);
  const portalFile = path.join(folder, names.portal);
  const listFile = path.join(folder, names.missing);
  await save(portalFile, once(statement.csv));
  await save(listFile, renderText(once(missingGifts(statement)), 'csv', MISSING_COLUMNS));
  tell(`${portalFile}: ${statement.rows} rows, ${formatPaise(statement.stated)}.`);
  const missing = missingPaise(statement);
  tell(`${listFile}: ${statement.left.length} gifts, ${formatPaise(missing)}.`);
  if (statement.acknowledgement !== '') {
    tell(`A correction of the statement ${statement.acknowledgement}.`);
  }
  if (now() < year.until) tell(`The year ${year.name} is not over: more gifts may come.`);
  tell(`${lawOn(year.since).statement} is due by ${year.due}.`);
}

async function* once<T>(piece: T) {
  yield piece;
}

async function keepFiled(args: ParsedArguments, { db, now, tell }: CommandContext) {
  const year = readYear(args);
  const acknowledgement = args.text('acknowledgement')?.trim() ?? '';
  const wrong = await keepAcknowledgement(db, { year, acknowledgement, now: now() });
  if (wrong !== undefined) throw new UsageError(`--acknowledgement: ${wrong}`);
  tell(`Corrections of ${year.name} carry ${acknowledgement}.`);
}
