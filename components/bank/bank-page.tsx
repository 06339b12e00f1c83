import { directBankTransfer } from '@/content/direct-bank-transfer';
import { Blocks } from '../blocks/blocks';
import { headedParts } from '../blocks/headed-parts';
import { Beside } from '../layout/beside';
import { PageBanner } from '../layout/page-banner';
import { Icon } from '../ui/icon';
import { WholeWords } from '../ui/whole-words';
import { AccountDetails } from './account-details';
import { Upi } from './upi';

export function BankPage() {
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
        <Beside share="narrow-side" side={<BankSide />}>
          <AccountDetails />
          <Upi />
        </Beside>
      </div>
    </>
  );
}

function BankSide() {
  const { notes, blocks } = directBankTransfer;
  return (
    <div className="bank-side">
      <ul className="bank-notes">
        {notes.map((note) => (
          <li key={note}>
            <Icon name="info" />
            <span>
              <WholeWords text={note} />
            </span>
          </li>
        ))}
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
