import { directBankTransfer } from '@/content/direct-bank-transfer';
import { CopyButton } from '../ui/copy-button';

const idOf = (label: string) => `account-${label.toLowerCase().replaceAll(' ', '-')}`;

export function AccountDetails() {
  return (
    <dl className="account">
      {directBankTransfer.account.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span id={idOf(label)} className="account-value">
              {value}
            </span>
            <CopyButton copies={idOf(label)} what={label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
