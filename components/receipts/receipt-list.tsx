import { receipts } from '@/content/receipts';
import { formatPaise } from '@/contract/facts/rupees';
import type { LastDonation } from '@/contract/requests/receipts';
import { fillDonation } from '@/lib/donations/fill-donation';
import { NotSent } from '../forms/not-sent';
import { FocusedHeading } from '../mailbox/focused-heading';
import { TextWithEmail } from '../ui/breakable-email';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { UnbrokenWords } from '../ui/unbroken-words';
import { CertificateRow, ReceiptRow } from './receipt-row';
import type { FoundReceipts, Receipts } from './use-receipts';

const copy = receipts.list;

type Props = { receipts: Receipts; found: FoundReceipts };

/** Receipts and certificates by financial year, newest first. */
export function ReceiptList({ receipts: state, found }: Props) {
  const { years, receipts, certificates = [], last_donation: last, email } = found;
  return (
    <>
      <FocusedHeading>
        <TextWithEmail text={copy.heading} email={email} />
      </FocusedHeading>
      {receipts.length === 0 ? <NotSent text={copy.none} /> : null}
      {last ? (
        <div className="receipt-download">
          <Button onClick={() => giveAgain(last)}>{copy.again.action}</Button>
          <p className="field-hint">{copy.again.hint}</p>
        </div>
      ) : null}
      {years.map(({ financial_year: year, test, donations, fees }) => (
        <section
          key={year}
          className="receipts-year"
          aria-label={copy.year.replace('{year}', year)}
        >
          <h3>
            <UnbrokenWords text={copy.year.replace('{year}', year)} />
            {test ? <span className="receipt-state"> {copy.test}</span> : null}
          </h3>
          <ul>
            {receipts
              .filter((receipt) => receipt.financial_year === year)
              .map((receipt) => (
                <ReceiptRow key={receipt.number} receipt={receipt} receipts={state} />
              ))}
            {certificates
              .filter((one) => one.financial_year === year)
              .map((one) => (
                <CertificateRow key={one.number} certificate={one} receipts={state} />
              ))}
          </ul>
          <div className="receipts-sum">
            <dl>
              <Sum label={copy.donations} paise={donations} />
              <Sum label={copy.fees} paise={fees} />
            </dl>
            <Button
              tone="secondary"
              busy={state.waiting === year}
              onClick={() => state.download({ financial_year: year })}
            >
              <Icon name="download" />
              {copy.statement} <span className="sr-only">{year}</span>
            </Button>
          </div>
        </section>
      ))}
      {receipts.some(({ state: now }) => now !== 'valid') ? (
        <p className="field-hint">{copy.notCounted}</p>
      ) : null}
      <div className="mailbox-ways">
        <Button className="button-flush" tone="quiet" onClick={state.finish}>
          {copy.done}
        </Button>
      </div>
    </>
  );
}

function giveAgain(last: LastDonation) {
  fillDonation(last);
  location.assign(copy.again.href);
}

function Sum({ label, paise }: { label: string; paise: number }) {
  if (paise === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatPaise(paise)}</dd>
    </div>
  );
}
