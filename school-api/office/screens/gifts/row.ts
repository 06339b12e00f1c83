import { formatInIndia } from '@/content/india-time';
import { type ListedGift, paymentState } from '../../../records';

/** What the list shows of a gift, however it came. */
export type GiftRow = {
  id: string;
  href: string;
  when: string;
  donor: string;
  paise: number | null;
  how: string;
  state: string;
  test: boolean;
  receiptNumber: string;
};

export const HOW: Readonly<Record<string, string>> = {
  online: 'Online',
  'bank transfer': 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  upi: 'UPI',
};

export function rowOf(listed: ListedGift): GiftRow {
  if (listed.source === 'online') {
    const { donation, amount, receiptNumber, test, state, ...row } = listed.online;
    return {
      id: donation.id,
      href: `/gifts/online/${donation.id}`,
      when: formatInIndia(donation.createdAt, 'd MMM yyyy, h:mm aaa'),
      donor: donation.donorName,
      paise: amount,
      how: 'Online',
      state: paymentState(state, { amount, returned: row.returned }),
      test: test === true,
      receiptNumber: receiptNumber ?? '',
    };
  }
  const { gift, receiptNumber, state } = listed.offline;
  return {
    id: gift.id,
    href: `/gifts/offline/${gift.id}`,
    when: formatInIndia(gift.givenOn, 'd MMM yyyy'),
    donor: gift.donorName,
    paise: gift.amount,
    how: HOW[gift.means] ?? gift.means,
    state,
    test: false,
    receiptNumber,
  };
}
