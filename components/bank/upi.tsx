import { directBankTransfer } from '@/content/direct-bank-transfer';
import { school } from '@/content/school';
import { upiLink } from '@/lib/payments/upi';
import { ButtonLink } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { QrCode } from '../ui/qr-code';

export function Upi() {
  const { heading, text, id, label, note, open } = directBankTransfer.upi;
  if (id === undefined) return null;
  const link = upiLink({ id, payee: school.name, note });
  return (
    <section className="upi" aria-labelledby="upi-heading">
      <div className="upi-text">
        <h2 id="upi-heading" className="text-h3">
          {heading}
        </h2>
        <p>{text}</p>
        <div className="upi-id">
          <span id="upi-id" className="account-value">
            {id}
          </span>
          <CopyButton copies="upi-id" what={label} />
        </div>
        <ButtonLink href={link} tone="secondary" data-print="none">
          {open}
        </ButtonLink>
      </div>
      <QrCode text={link} label={`QR code: pay ${id} by UPI`} />
    </section>
  );
}
