import type { Metadata } from 'next';
import { RegisterPage } from '@/components/admission-form/register-page';
import { Unavailable } from '@/components/ui/unavailable';
import { register } from '@/content/register';
import { school } from '@/content/school';
import { dateChoices } from '@/lib/admission/dates';
import { formFieldsOf } from '@/lib/admission/fields';
import { env } from '@/lib/env';
import { readAdmissionDates } from '@/lib/school-api/admission-dates';
import { readFees } from '@/lib/school-api/fees';
import { mergeFormControls, readFormControls } from '@/lib/school-api/form-controls';

export const revalidate = 60;

const { title, description } = register;

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/register' },
  openGraph: {
    title: `${title} | ${school.name}`,
    description,
    url: '/register',
    images: ['/icons/icon-512.png'],
  },
};

export default async function Register() {
  const [controls, fees, dates] = await Promise.all([
    readFormControls(),
    readFees(),
    readAdmissionDates(),
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
      />
      {controls.ok && fees.ok && dates.ok ? null : <Unavailable />}
    </>
  );
}
