import { formatInIndia } from '@/content/india-time';
import type { ReceiptsResponse } from '@/contract';
import type { Receipt } from '../../db';
import { financialYear } from './number';
import { receiptState } from './state';
import { statementsOf } from './statement';

/** The receipts of a mailbox and the sums of its years, as they are sent. */
export function listReceipts(
  receipts: readonly Receipt[],
): Pick<ReceiptsResponse, 'receipts' | 'years'> {
  return {
    receipts: receipts.map((receipt) => {
      const { number, purpose, cause, amount, returned, test, paidAt } = receipt;
      const date = formatInIndia(paidAt, 'yyyy-MM-dd');
      const year = { financial_year: financialYear(paidAt) };
      return {
        number,
        date,
        purpose,
        cause,
        amount,
        returned,
        state: receiptState(receipt),
        test,
        ...year,
      };
    }),
    years: statementsOf(receipts).map(({ year, test, sums }) => ({
      ...{ financial_year: year, test },
      ...{ donations: sums.donation, fees: sums.admission },
    })),
  };
}
