import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';

const [before, after] = payments.failure.notWatching.split('{phone}');

/** Shown when the page cannot learn the status of the payment. */
export function CallOffice() {
  const [phone] = school.phones;
  return (
    <p>
      {before}
      <a className="link office-phone" href={phoneHref(phone)}>
        {phone}
      </a>
      {after}
    </p>
  );
}
