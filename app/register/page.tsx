import type { Metadata } from 'next';
import { RegisterPage } from '@/components/admissions/form/register-page';
import { pageHead } from '@/components/seo/page-head';
import { Unavailable } from '@/components/ui/unavailable';
import { applicationStatus } from '@/content/application-status';
import { register } from '@/content/register';
import { mergeFormControls } from '@/contract';
import { dateChoices } from '@/lib/admissions/dates';
import { formFieldsOf } from '@/lib/admissions/fields';
import { env } from '@/lib/env';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';
import { readFees } from '@/lib/school-api/fees';
import { readFormControls } from '@/lib/school-api/form-controls';
import {
  offersStatus,
  readConsentVersion,
  readNoticeVersion,
} from '@/lib/school-api/listed-controls';

export const revalidate = 60;

export const generateMetadata = (): Metadata => pageHead(register, '/register');

export default async function Register() {
  const [controls, fees, dates, noticeVersion, consentVersion, hasStatus] = await Promise.all([
    readFormControls(),
    readFees(),
    readAdmissionDates(),
    readNoticeVersion('register'),
    readConsentVersion(),
    offersStatus(),
  ]);
  const choices = dates.ok ? dateChoices(dates.data.options) : [];
  const fields = formFieldsOf(controls.ok ? controls.data : mergeFormControls([]), {
    datesOffered: choices.length > 0,
  });
  return (
    <>
      <RegisterPage
        fields={fields}
        dates={choices}
        fee={fees.ok ? fees.data.registrationFee : null}
        checkoutScript={env().CHECKOUT_SCRIPT_URL}
        noticeVersion={noticeVersion}
        consentVersion={consentVersion}
        statusHref={hasStatus ? applicationStatus.path : ''}
      />
      {controls.ok && fees.ok && dates.ok ? null : <Unavailable />}
    </>
  );
}
