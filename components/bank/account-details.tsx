import { directBankTransfer } from '@/content/direct-bank-transfer';
import type { DonationRules } from '@/lib/school-api/donation-rules';
import { CopyButton } from '../ui/copy-button';

const { account, swift } = directBankTransfer;

const idOf = (label: string) => `account-${label.toLowerCase().replaceAll(' ', '-')}`;

/** Transfers from abroad need the code; without a registration for them, none is shown. */
function takesSwift(rules: DonationRules | undefined): boolean {
  return rules !== undefined && rules.question !== 'citizens-only';
}

export function AccountDetails({ rules }: { rules: DonationRules | undefined }) {
  return (
    <dl className="account">
      {account.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          {label !== swift.label || takesSwift(rules) ? (
            <dd>
              <span id={idOf(label)} className="account-value">
                {value}
              </span>
              <CopyButton copies={idOf(label)} what={label} />
            </dd>
          ) : (
            <dd>{swift.none}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
