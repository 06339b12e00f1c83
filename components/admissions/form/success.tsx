import { applicationStatus, statusPanel } from '@/content/application-status';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import type { Progress } from '@/lib/admissions/progress';
import type { PaidOrder } from '@/lib/payments/paid-order';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../../forms/step-heading';
import { AfterPayment } from '../../payments/after-payment';
import { RefundNotice } from '../../payments/refund-notice';
import { SummaryList } from '../../payments/summary-list';
import { TestMoney } from '../../payments/test-money';
import { ReceiptDownload } from '../../receipts/receipt-download';
import { Button, ButtonLink } from '../../ui/button';
import type { Option } from '../../ui/field/select';
import { Icon } from '../../ui/icon';
import { AddToCalendar } from '../status/add-to-calendar';
import { hasAdmitCard } from '../status/admit-sheet';
import { testRows } from '../status/facts';
import { useAdmitSheet } from '../status/use-admit-sheet';
import { useOwnStatus } from '../status/use-own-status';
import { AdmissionDay } from './admission-day';
import { Amount } from './amount';
import { dateShown } from './date-shown';

const { success } = register;

interface Props {
  dates: readonly Option[];
  progress: Progress;
  fee: number | null;
  paidOrder: PaidOrder;
  stepChanged: boolean;
  statusHref: string;
  onLeave: () => void;
  onAnother: () => void;
}

/** The proof of registration, with a print layout. */
export function Success(props: Props) {
  const { dates, progress, fee, paidOrder, stepChanged, statusHref, onLeave, onAnother } = props;
  const { application, completed, order } = progress;
  const { paymentId, refunded } = paidOrder;
  const data = useOwnStatus(statusHref ? application : null);
  const { sheet, print } = useAdmitSheet(data ? [data] : []);
  const chosenDate = completed ? dateShown(completed.admission_date, dates) : '';
  const applicant = completed ? `${completed.first_name} ${completed.last_name}` : '';
  const facts = [
    { term: statusPanel.facts.number, value: data?.application_number ?? '' },
    { term: success.paymentId, value: paymentId || success.noPaymentId },
    { term: payments.failure.reference, value: paymentId ? '' : (order?.id ?? '') },
    { term: success.partner, value: PAYMENT_PARTNER },
    { term: success.applicant, value: applicant },
    { term: success.applyFor, value: completed?.apply_for ?? '' },
    ...(data ? testRows(data) : [{ term: success.date, value: chosenDate }]),
    { term: success.email, value: completed?.email ?? '' },
  ];
  return (
    <div className="flow-step">
      <StepHeading text={success.heading} focus={stepChanged} />
      <div className="outcome outcome-good" role="status">
        <Icon name="check" />
        <p>{success.title}</p>
      </div>
      <RefundNotice refunded={refunded} />
      {order?.test ? <TestMoney /> : null}
      <Amount label={success.amount} fee={fee} order={order} />
      <SummaryList rows={facts} />
      {order ? <ReceiptDownload orderId={order.id} grant={application?.grant} /> : null}
      {data ? (
        <div className="mailbox-ways" data-print="none">
          {hasAdmitCard(data) ? (
            <>
              <Button tone="secondary" onClick={() => print(data.application_number)}>
                <Icon name="print" />
                {statusPanel.print}
              </Button>
              <AddToCalendar application={data} />
            </>
          ) : null}
          <ButtonLink tone="quiet" href={statusHref}>
            {applicationStatus.link}
          </ButtonLink>
        </div>
      ) : null}
      <AdmissionDay hasAdmitCard={data ? hasAdmitCard(data) : false} />
      {sheet}
      <AfterPayment
        copy={success}
        onPrint={() => print()}
        onLeave={onLeave}
        onAnother={onAnother}
      />
    </div>
  );
}
