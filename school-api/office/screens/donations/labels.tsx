import { donationsSubject, offlineDonationsSubject } from '../../../records';
import { LinkButton } from '../../view/action';
import { keptQuery } from '../../view/list-address';
import { Tag, type Tone } from '../../view/stamp';

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

type State = { label: string; tone: Tone };

const RECEIVED: State = { label: 'Received', tone: 'good' };

/** The filter's, online and offline. */
export const STATES: Readonly<Record<string, State>> = {
  received: RECEIVED,
  returned: { label: 'Refunded, in full or in part', tone: 'bad' },
  created: { label: 'Not paid', tone: 'plain' },
  attempted: { label: 'Payment attempted', tone: 'waiting' },
  failed: { label: 'Payment failed', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

/** What a row says more exactly. */
const TAGS: typeof STATES = {
  paid: RECEIVED,
  refunded: { label: 'Refunded', tone: 'bad' },
  'partly refunded': { label: 'Partly refunded', tone: 'waiting' },
};

export function StateTag({ state, test = false }: { state: string; test?: boolean }) {
  const { label, tone } = TAGS[state] ?? STATES[state] ?? { label: state, tone: 'plain' };
  return (
    <>
      <Tag tone={tone}>{label}</Tag> {test ? <Tag tone="plain">Practice</Tag> : null}
    </>
  );
}

export const donorLink = (path: string, url: URL) => ({
  term: 'Donations',
  value: <a href={`${path}/donor${keptQuery(url)}`}>All donations of this donor</a>,
});

export function ReceiptLink({ path }: { path: string }) {
  return <LinkButton href={`${path}/receipt.pdf`}>Print receipt</LinkButton>;
}
