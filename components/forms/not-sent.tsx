import { school } from '@/content/school';
import { phoneHref } from '../layout/contact-lines';
import { Icon } from '../ui/icon';

interface Props {
  text: string;
  /** False if nothing failed and calling is not needed. */
  calls?: boolean;
}

/** A line below the button: the form was not sent, and whom to call instead. */
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
