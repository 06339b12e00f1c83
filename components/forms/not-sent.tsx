import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';
import { Icon } from '../ui/icon';

/** A quiet line below the button: it did not arrive, and who can be called instead. */
export function NotSent({ text }: { text: string }) {
  return (
    <p role="status" className="not-sent">
      {text ? (
        <>
          <Icon name="alert" />
          <span>
            {text}{' '}
            {school.phones.map((phone, index) => (
              <span key={phone}>
                {index > 0 ? ', ' : ''}
                <a href={phoneHref(phone)}>{phone}</a>
              </span>
            ))}
          </span>
        </>
      ) : null}
    </p>
  );
}
