import { donateRegister } from '@/content/donate-register';
import { receiptsEntry } from '@/content/receipts';
import { school } from '@/content/school';
import type { DonationRules } from '@/lib/school-api/donation-rules';
import { WithoutScripts } from '../forms/without-scripts';
import { Beside } from '../layout/beside';
import { PageBanner } from '../layout/page-banner';
import { Notice } from '../notices/notice';
import { FindReceipts } from '../receipts/find-receipts';
import { Icon } from '../ui/icon';
import { DonationFlow } from './donation-flow';
import { DonationSide } from './donation-side';
import { PanByMail } from './pan-by-mail';

interface Props {
  checkoutScript: string;
  /** Undefined when the school's server did not answer. */
  rules: DonationRules | undefined;
  noticeVersion: string;
}

export function DonatePage({ checkoutScript, rules, noticeVersion }: Props) {
  const { title, scene, banner, section, back, withoutScripts } = donateRegister;
  return (
    <>
      <PageBanner title={banner.heading} scene={scene} crumbs={[section, { label: title }]} compact>
        <p className="section-lead" data-print="none">
          {banner.lead}
        </p>
        <a className="back-link" href={back.href} data-print="none">
          <Icon name="arrow-left" />
          {back.label}
        </a>
      </PageBanner>
      <div className="section page-width flow-page donate-page">
        <WithoutScripts text={withoutScripts} email={school.email} />
        <Beside share="narrow-side" side={<DonationSide />}>
          <PanByMail />
          <DonationFlow
            checkoutScript={checkoutScript}
            question={rules?.question}
            takesPurpose={rules?.takesPurpose}
            notice={<Notice form="donate" heading="h3" folded />}
            noticeVersion={noticeVersion}
          />
        </Beside>
        <FindReceipts>
          <WithoutScripts text={receiptsEntry.withoutScripts} email={school.email} />
        </FindReceipts>
      </div>
    </>
  );
}
