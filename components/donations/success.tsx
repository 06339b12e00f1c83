import { donateRegister } from '@/content/donate-register';
import { amountInWords } from '@/contract/facts/rupees-in-words';
import type { Refunded } from '@/contract/requests/payment';
import type { DonationResult } from '@/lib/donations/flow';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../forms/step-heading';
import { AfterPayment } from '../payments/after-payment';
import { RefundNotice } from '../payments/refund-notice';
import { SummaryList } from '../payments/summary-list';
import { TestMoney } from '../payments/test-money';
import { ReceiptDownload } from '../receipts/receipt-download';
import { Icon } from '../ui/icon';
import { Amount } from './amount';
import type { Cause } from './cause';
import { PanOffer } from './pan-offer';
import { ShareDonation } from './share-donation';
import { Thanks } from './thanks';

const { success } = donateRegister;

interface Props {
  result: DonationResult;
  refunded?: Refunded | null;
  cause?: Cause | undefined;
  stepChanged: boolean;
  onAnother: () => void;
}

/** Thanks and payment details, with a print layout. */
export function Success({ result, refunded = null, cause, stepChanged, onAnother }: Props) {
  const { amount, paymentId, orderId, email, test, taxId, grant, purpose } = result;
  const isKept = !refunded?.whole;
  const rows = [
    { term: success.inWords, value: amount === null ? '' : amountInWords(amount) },
    { term: success.purpose, value: purpose },
    { term: success.paymentId, value: paymentId || success.noPaymentId },
    { term: success.partner, value: PAYMENT_PARTNER },
    { term: success.reference, value: orderId },
    { term: success.receipt, value: email },
  ];
  return (
    <div className="flow-step">
      <StepHeading text={success.heading} focus={stepChanged} />
      <div className="outcome outcome-good" role="status">
        <Icon name="check" />
        <p>{success.title}</p>
      </div>
      <RefundNotice refunded={refunded} />
      {isKept ? (
        <Thanks {...result} cause={cause} />
      ) : (
        <p className="section-lead">{success.thanks}</p>
      )}
      {test ? <TestMoney /> : null}
      <Amount paise={amount} />
      <SummaryList rows={rows} />
      {test || !isKept ? null : <p>{success.tax}</p>}
      <ReceiptDownload orderId={orderId} grant={grant} />
      {taxId && isKept ? <PanOffer donation={{ orderId, token: '', grant }} /> : null}
      {isKept ? <ShareDonation cause={cause} /> : null}
      <AfterPayment copy={success} onAnother={onAnother} />
    </div>
  );
}
