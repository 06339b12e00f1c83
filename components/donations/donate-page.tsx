import { donateRegister } from '@/content/donate-register';
import { myDonations } from '@/content/receipts';
import { school } from '@/content/school';
import type { Purpose } from '@/lib/donations/purpose';
import type { DonationRules } from '@/lib/school-api/donation-rules';
import type { Purposes } from '@/lib/school-api/purposes';
import { WithoutScripts } from '../forms/without-scripts';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
import { Notice } from '../notices/notice';
import { Icon } from '../ui/icon';
import { narrowPicture } from '../ui/picture';
import { Unavailable } from '../ui/unavailable';
import type { Cause } from './cause';
import { DonationFlow } from './donation-flow';
import { DonationSide } from './donation-side';
import { PanByMail } from './pan-by-mail';

interface Props {
  checkoutScript: string;
  /** Undefined if the school's server did not respond. */
  rules: DonationRules | undefined;
  noticeVersion: string;
  giving: Purposes;
}

export function DonatePage({ checkoutScript, rules, noticeVersion, giving }: Props) {
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
        <TwoColumns share="narrow-side" side={<DonationSide />}>
          <PanByMail />
          <DonationFlow
            checkoutScript={checkoutScript}
            question={rules?.question}
            takesPurpose={rules?.takesPurpose}
            causes={giving.purposes.map(causeOf)}
            notice={<Notice form="donate" heading="h3" />}
            noticeVersion={noticeVersion}
          />
        </TwoColumns>
        <p className="find-receipts" data-print="none">
          <a href={myDonations.path}>{myDonations.entry}</a>
        </p>
        {rules && giving.isWhole ? null : <Unavailable />}
      </div>
    </>
  );
}

/** The form needs neither the text nor a large picture. */
function causeOf({ text: _text, amount: _amount, picture, ...rest }: Purpose): Cause {
  return { ...rest, picture: { ...picture, src: narrowPicture(picture.src) } };
}
