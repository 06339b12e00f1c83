import { payments } from '@/content/payments';
import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';

const [before, after] = payments.failure.notWatching.split('{phone}');
const [phone] = school.phones;

/** Where the page cannot learn of the money, somebody has to be asked. */
export function NotWatching() {
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
