import type { ReceiptState } from '@/contract';
import type { Purpose, Receipt } from '../../db';
import { financialYear } from './number';

export type Statement = {
  /** Such as 2026-27. */
  year: string;
  /** Only test money: the address has nothing else that year. */
  test: boolean;
  /** The oldest first. */
  receipts: readonly Receipt[];
  /** Paise. Void receipts count nothing, partly refunded ones the rest. */
  sums: Record<Purpose, number>;
  /** Donations by purpose; '' for those without one. */
  causes: readonly { cause: string; paise: number }[];
};

/** Yearly statements, newest first. Test money is never added to real money. */
export function statementsOf(receipts: readonly Receipt[]): Statement[] {
  const years = new Set(receipts.map(({ paidAt }) => financialYear(paidAt)));
  return [...years]
    .sort()
    .reverse()
    .map((year) => statementOf(year, receipts));
}

function statementOf(year: string, receipts: readonly Receipt[]): Statement {
  const ofYear = receipts
    .filter(({ paidAt }) => financialYear(paidAt) === year)
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  const test = ofYear.every((receipt) => receipt.test);
  const listed = ofYear.filter((receipt) => receipt.test === test);
  const sum = (purpose: Purpose) => sumOf(listed.filter((receipt) => receipt.purpose === purpose));
  const donations = listed.filter(({ purpose }) => purpose === 'donation');
  const causes = [...new Set(donations.map(({ cause }) => cause))].map((cause) => ({
    cause,
    paise: sumOf(donations.filter((donation) => donation.cause === cause)),
  }));
  return {
    year,
    test,
    receipts: listed,
    sums: { donation: sum('donation'), admission: sum('admission') },
    causes,
  };
}

const sumOf = (receipts: readonly Receipt[]) =>
  receipts.reduce((paise, receipt) => paise + countedAmount(receipt), 0);

type Judged = Pick<Receipt, 'voidedAt' | 'returned' | 'amount'>;

export function receiptState({ voidedAt, returned, amount }: Judged): ReceiptState {
  if (voidedAt !== null || returned >= amount) return 'void';
  return returned > 0 ? 'part-refunded' : 'valid';
}

/** Paise that count in a sum. */
export function countedAmount(receipt: Judged): number {
  return receiptState(receipt) === 'void' ? 0 : receipt.amount - receipt.returned;
}
