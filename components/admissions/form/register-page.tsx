import { WithoutScripts } from '@/components/forms/without-scripts';
import { applicationStatus } from '@/content/application-status';
import { register } from '@/content/register';
import { school } from '@/content/school';
import type { DateChoice } from '@/lib/admissions/dates';
import type { FormFields } from '@/lib/admissions/fields';
import { PageBanner } from '../../layout/page-banner';
import { TwoColumns } from '../../layout/two-columns';
import { Notice } from '../../notices/notice';
import { Icon } from '../../ui/icon';
import { Registration } from './registration';
import { SidePanel } from './side-panel';

const { banner } = register;

interface Props {
  fields: FormFields;
  dates: readonly DateChoice[];
  /** Rupees; null if the school has not set it. */
  fee: number | null;
  checkoutScript: string;
  noticeVersion: string;
  consentVersion: string;
  /** '' if the server does not offer application tracking. */
  statusHref: string;
}

export function RegisterPage(props: Props) {
  const { fee, noticeVersion, consentVersion, statusHref, ...form } = props;
  const notices = {
    notice: <Notice form="register" heading="h3" />,
    version: noticeVersion,
    consentVersion,
    statusHref,
  };
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={register.scene}
        crumbs={[{ label: banner.crumb }]}
        compact
      >
        <a className="back-link" href={banner.back.href} data-print="none">
          <Icon name="arrow-left" />
          {banner.back.label}
        </a>
      </PageBanner>
      <div className="section page-width flow-page">
        <WithoutScripts text={register.withoutScripts} email={school.admissionsEmail} />
        <TwoColumns share="narrow-side" side={<SidePanel fee={fee} />}>
          <Registration {...form} fee={fee} notices={notices} />
          {statusHref ? (
            <a className="arrow-link" href={statusHref} data-print="none">
              {applicationStatus.entry}
              <Icon name="arrow-right" />
            </a>
          ) : null}
        </TwoColumns>
      </div>
    </>
  );
}
