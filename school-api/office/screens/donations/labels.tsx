import { donationsSubject, offlineDonationsSubject } from '../../../records';
import { LinkButton } from '../../view/act';
import { Tag } from '../../view/stamp';

export const LIST = { href: '/donations', label: 'Donations' };

export const LISTED = [donationsSubject, offlineDonationsSubject];

export const HOW: Readonly<Record<string, string>> = {
  online: 'Online',
  'bank transfer': 'Bank transfer',
  cheque: 'Cheque',
  cash: 'Cash',
  upi: 'UPI',
};

/** The donor’s answer; '' if nobody asked. */
export const yesOrNo = (answer: boolean | null) => (answer === null ? '' : answer ? 'Yes' : 'No');

type Tone = 'good' | 'bad' | 'waiting' | 'plain';

/** Of online donations, then of offline ones. */
export const STATES: Readonly<Record<string, { label: string; tone: Tone }>> = {
  paid: { label: 'Paid', tone: 'good' },
  created: { label: 'Not paid', tone: 'plain' },
  attempted: { label: 'Payment attempted', tone: 'waiting' },
  failed: { label: 'Payment failed', tone: 'bad' },
  valid: { label: 'Received', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** For paid donations after a refund. */
const RETURNED: typeof STATES = {
  refunded: { label: 'Refunded', tone: 'bad' },
  'partly refunded': { label: 'Partly refunded', tone: 'waiting' },
};

export function StateTag({ state, test = false }: { state: string; test?: boolean }) {
  const { label, tone } = STATES[state] ?? RETURNED[state] ?? { label: state, tone: 'plain' };
  return (
    <>
      <Tag tone={tone}>{label}</Tag> {test ? <Tag tone="plain">Practice</Tag> : null}
    </>
  );
}

export const donorLink = (path: string) => ({
  term: 'Donations',
  value: <a href={`${path}/donor`}>All donations of this donor</a>,
});

export function ReceiptLink({ path }: { path: string }) {
  return <LinkButton href={`${path}/receipt.pdf`}>Print receipt</LinkButton>;
}
