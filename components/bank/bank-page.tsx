import { directBankTransfer } from '@/content/direct-bank-transfer';
import { school } from '@/content/school';
import type { DonationRules } from '@/lib/school-api/donation-rules';
import { WithoutScripts } from '../forms/without-scripts';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Notice as DataNotice } from '../notices/notice';
import { Icon } from '../ui/icon';
import { Unavailable } from '../ui/unavailable';
import { UnbrokenWords } from '../ui/unbroken-words';
import { AccountDetails } from './account-details';
import { TransferForm } from './transfer-form';
import { Upi } from './upi';

interface Props {
  /** Undefined if the school's server did not respond. */
  rules: DonationRules | undefined;
  isWhole: boolean;
}

export function BankPage({ rules, isWhole, ...settings }: Props & Settings) {
  const { title, scene, banner, back, intro } = directBankTransfer;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        crumbs={[{ label: 'Donate & Contribute', href: back.href }, { label: title }]}
        compact
      />
      <div className="bank page-width">
        <a className="back-link" href={back.href} data-print="none">
          <Icon name="arrow-left" />
          {back.label}
        </a>
        <p className="bank-intro">{intro}</p>
        <TwoColumns share="narrow-side" side={<BankSide rules={rules} />}>
          <Citizens rules={rules} />
          <AccountDetails rules={rules} />
          <Upi />
          {rules?.takesTransfers ? <TransferReport rules={rules} {...settings} /> : null}
        </TwoColumns>
        {rules && isWhole ? null : <Unavailable />}
      </div>
    </>
  );
}

/** Site settings that the form needs. */
type Settings = { siteKey: string | null; noticeVersion: string; purposes: readonly string[] };

function TransferReport({ rules, ...settings }: { rules: DonationRules } & Settings) {
  const { heading, intro, withoutScripts } = directBankTransfer.report;
  return (
    <section className="report" aria-labelledby="report-heading" data-print="none">
      <h2 id="report-heading" className="text-h2">
        {heading}
      </h2>
      <p>{intro}</p>
      <WithoutScripts text={withoutScripts} email={school.email} />
      <DataNotice form="donate" heading="h3" />
      <TransferForm {...settings} question={rules.question} />
    </section>
  );
}

/** Shows nothing if the server does not ask about citizenship online either. */
function Citizens({ rules }: Pick<Props, 'rules'>) {
  const question = rules?.question ?? 'citizens-only';
  if (question === 'hidden') return null;
  return (
    <div className="bank-notes bank-citizens">
      <Icon name="info" />
      <p>{directBankTransfer.citizenship[question]}</p>
    </div>
  );
}

function BankSide({ rules }: Pick<Props, 'rules'>) {
  const { notes, exemption, deductible, notDeductible, receipt } = directBankTransfer;
  return (
    <ul className="bank-notes">
      {notes.map((note) => (
        <Note key={note} text={note} />
      ))}
      <Note text={`${exemption} ${rules?.isDeductible ? deductible : notDeductible}`} />
      {rules?.takesTransfers ? null : <Note text={receipt} />}
    </ul>
  );
}

function Note({ text }: { text: string }) {
  return (
    <li>
      <Icon name="info" />
      <span>
        <UnbrokenWords text={text} />
      </span>
    </li>
  );
}
