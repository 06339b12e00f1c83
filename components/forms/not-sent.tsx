import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';
import { Icon } from '../ui/icon';

interface Props {
  text: string;
  /** Nothing went wrong where nobody need be called. */
  calls?: boolean;
}

/** A quiet line below the button: it did not arrive, and who can be called instead. */
export function NotSent({ text, calls = true }: Props) {
  return (
    <p role="status" className="not-sent">
      {text ? (
        <>
          <Icon name={calls ? 'alert' : 'info'} />
          <span>
            {text}{' '}
            {(calls ? school.phones : []).map((phone, index) => (
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
