import type { Db } from '../../db';
import type { FinancialYear } from './financial-year';
import { judge, netOf } from './not-claimable';
import { existingPanKey } from './pan-key';
import {
  acknowledgementOf,
  certificateNumbers,
  pageOfGifts,
  type StatementGift,
} from './read-statement';
import { addToRows, type StatementRow, statementCsv } from './statement-rows';
import { donorKeyOf } from './tax-ids';
import type { Registration, TaxSettings } from './variables';

const PAGE = 1000;

export type Statement = {
  csv: string;
  rows: readonly StatementRow[];
  /** Paise. */
  stated: number;
  left: { gift: StatementGift; reasons: string[]; lacksPan: boolean }[];
  acknowledgement: string;
};

type Options = { settings: TaxSettings & { registration: Registration } };

/** The same data gives the same text: rows are in the order of their first receipt. */
export async function makeStatement(
  db: Db,
  year: FinancialYear,
  { settings }: Options,
): Promise<Statement> {
  const { registration } = settings;
  const rows = new Map<string, StatementRow>();
  const left: Statement['left'] = [];
  let stated = 0;
  const key = existingPanKey(settings.panKey);
  for await (const gift of giftsOf(db, year)) {
    const judged = judge(gift, settings, key);
    if (judged.pan === undefined) left.push(judged);
    else {
      const { pan } = judged;
      addToRows(rows, { ...gift, pan, donorKey: key ? donorKeyOf(pan, key) : '' });
      stated += netOf(gift);
    }
  }
  const acknowledgement = await acknowledgementOf(db, year.name);
  const numbers = await certificateNumbers(db, year.name);
  const numberOf = ({ donorKey }: StatementRow) => numbers.get(donorKey) ?? '';
  const csv = statementCsv(rows.values(), { registration, numberOf, since: year.since });
  return { csv, rows: [...rows.values()], stated, left, acknowledgement };
}

async function* giftsOf(db: Db, year: FinancialYear) {
  for (let after = ''; ; ) {
    const page = await pageOfGifts(db, year, after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.receipt.number;
  }
}
