import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';

const [before, after] = payments.failure.notWatching.split('{phone}');

/** Shown if the page cannot determine the payment's status. */
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
