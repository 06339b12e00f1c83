import { school } from '@/content/school';
import { BreakableEmail } from '../ui/breakable-email';
import { Icon } from '../ui/icon';

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Phones, the admissions email and the postal address, in the footer and the help centres. */
export function ContactLines() {
  const { street, locality, district, state, postalCode, country } = school.address;
  return (
    <address className="contact-lines">
      {school.phones.map((phone) => (
        <a key={phone} href={phoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      ))}
      <a href={`mailto:${school.admissionsEmail}`}>
        <Icon name="mail" />
        <BreakableEmail email={school.admissionsEmail} />
      </a>
      {school.hours ? (
        <p>
          <Icon name="clock" />
          <span>{school.hours}</span>
        </p>
      ) : null}
      <p>
        <Icon name="pin" />
        <span>
          {street}, {locality}, {district}, {state} {postalCode}, {country}
        </span>
      </p>
    </address>
  );
}
