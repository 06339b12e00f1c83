import { careers } from '@/content/careers';
import { phoneHref } from '../layout/contact-lines';
import { BreakableEmail } from '../ui/breakable-email';
import { Icon } from '../ui/icon';

export function CareersQueries() {
  const { text, email, phones } = careers.queries;
  return (
    <div className="careers-queries page-width">
      <p>{text}</p>
      <ul>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            <BreakableEmail email={email} />
          </a>
        </li>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={phoneHref(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
