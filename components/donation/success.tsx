import { donateRegister } from '@/content/donate-register';
import { EXEMPTION_OF_GIFT, isExempt } from '@/contract/facts/exemption';
import { amountInWords } from '@/contract/facts/rupees';
import type { DonationResult } from '@/lib/donation/flow';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../forms/step-heading';
import { AfterPayment } from '../payments/after-payment';
import { Facts } from '../payments/facts';
import { Icon } from '../ui/icon';
import { WholeWords } from '../ui/whole-words';
import { Amount } from './amount';

const { success } = donateRegister;

interface Props {
  result: DonationResult;
  arrived: boolean;
  onAnother: () => void;
}

/** Thanks and the facts of the payment; made to be printed. */
export function Success({ result, arrived, onAnother }: Props) {
  const { amount, paymentId, orderId, email } = result;
  const rows = [
    { term: success.inWords, value: amount === null ? '' : amountInWords(amount) },
    { term: success.paymentId, value: paymentId || success.noPaymentId },
    { term: success.partner, value: PAYMENT_PARTNER },
    { term: success.reference, value: orderId },
    { term: success.receipt, value: email },
  ];
  return (
    <div className="flow-step">
      <StepHeading text={success.heading} focus={arrived} />
      <div className="outcome outcome-good" role="status">
        <Icon name="check" />
        <p>{success.title}</p>
      </div>
      <p className="section-lead">{success.thanks}</p>
      <Amount paise={amount} />
      <Facts rows={rows} />
      {amount !== null && isExempt(amount) ? (
        <p>
          <WholeWords text={EXEMPTION_OF_GIFT} />
        </p>
      ) : null}
      <AfterPayment words={success} onAnother={onAnother} />
    </div>
  );
}
