import { directBankTransfer } from '@/content/direct-bank-transfer';
import type { DonationRules } from '@/lib/school-api/donation-rules';
import { Blocks } from '../blocks/blocks';
import { headedParts } from '../blocks/headed-parts';
import { Beside } from '../layout/beside';
import { PageBanner } from '../layout/page-banner';
import { Icon } from '../ui/icon';
import { WholeWords } from '../ui/whole-words';
import { AccountDetails } from './account-details';
import { Upi } from './upi';

interface Props {
  /** Undefined when the school's server did not answer. */
  rules: DonationRules | undefined;
}

export function BankPage({ rules }: Props) {
  const { title, scene, banner, back, intro } = directBankTransfer;
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        crumbs={[{ label: 'Donate & Contribute', href: back.href }, { label: title }]}
        compact
      />
      <div className="bank page-width" data-degraded={rules ? undefined : ''}>
        <a className="back-link" href={back.href} data-print="none">
          <Icon name="arrow-left" />
          {back.label}
        </a>
        <p className="bank-intro">{intro}</p>
        <Beside share="narrow-side" side={<BankSide isDeductible={rules?.isDeductible ?? false} />}>
          <Citizens rules={rules} />
          <AccountDetails rules={rules} />
          <Upi />
        </Beside>
      </div>
    </>
  );
}

/** Nothing is said for a server that does not ask online either. */
function Citizens({ rules }: Props) {
  const question = rules?.question ?? 'citizens-only';
  if (question === 'hidden') return null;
  return (
    <div className="bank-notes bank-citizens">
      <Icon name="info" />
      <p>{directBankTransfer.citizenship[question]}</p>
    </div>
  );
}

function BankSide({ isDeductible }: { isDeductible: boolean }) {
  const { notes, exemption, deductible, notDeductible, blocks } = directBankTransfer;
  return (
    <div className="bank-side">
      <ul className="bank-notes">
        {notes.map((note) => (
          <Note key={note} text={note} />
        ))}
        <Note text={`${exemption} ${isDeductible ? deductible : notDeductible}`} />
      </ul>
      {headedParts(blocks).map((part) => (
        <section key={part.heading}>
          <h2 className="text-h3">{part.heading}</h2>
          <Blocks blocks={part.blocks} lead={false} />
        </section>
      ))}
    </div>
  );
}

function Note({ text }: { text: string }) {
  return (
    <li>
      <Icon name="info" />
      <span>
        <WholeWords text={text} />
      </span>
    </li>
  );
}
