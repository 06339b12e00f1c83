import { formatPaise } from '@/contract';
import { moneyOf } from '../../../money';
import { Notice } from '../../view/notice';
import type { OnlineDonation } from './online';

/** What waits for the office about the money of a gift. All of it is done at the payment provider. */
export function Cases({ gift: { order, heard } }: { gift: OnlineDonation }) {
  const { refunds, disputes } = heard;
  const surplus = order === undefined ? 0 : moneyOf(order.amount, heard).surplus;
  const open = disputes.filter(({ state }) => state === 'open');
  const isRepeated = (one: (typeof refunds)[number]) =>
    refunds.some(
      (other) =>
        other.paymentId === one.paymentId &&
        other.state !== 'failed' &&
        other.createdAt >= one.createdAt,
    );
  const failed = refunds.filter((one) => one.state === 'failed' && !isRepeated(one));
  return (
    <>
      {surplus > 0 ? (
        <Notice tone="bad">
          <p>
            Paid twice: {formatPaise(surplus)} is too much. Refund one of the payments in the
            provider’s dashboard.
          </p>
        </Notice>
      ) : null}
      {open.map(({ id, amount }) => (
        <Notice key={id} tone="bad">
          <p>
            The donor’s bank disputes {formatPaise(amount)}. Answer in the provider’s dashboard in
            time.
          </p>
        </Notice>
      ))}
      {failed.map(({ id, amount }) => (
        <Notice key={id} tone="bad">
          <p>
            A refund of {formatPaise(amount)} has failed. Refund again, or ask the donor for a bank
            account.
          </p>
        </Notice>
      ))}
    </>
  );
}
