import { type RefObject, useId } from 'react';
import { applicationStatus } from '@/content/application-status';
import { register } from '@/content/register';
import type { RegisteredChild } from '@/contract/requests/admission';
import { dayInWords } from '@/lib/format/day-in-words';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';

const { registered: copy, success } = register;

interface Props {
  found: RegisteredChild | undefined;
  /** Receives the focus when the visitor must choose here first. */
  box: RefObject<HTMLDivElement | null>;
  statusHref: string;
  onAnother: () => void;
  onLeave: () => void;
  onRegisterAgain: () => void;
}

/** Warns that this child is registered and paid for, so that nobody pays twice. */
export function AlreadyRegistered(props: Props) {
  const { found, box, statusHref, onAnother, onLeave, onRegisterAgain } = props;
  const id = useId();
  const group = { role: 'group', tabIndex: -1, 'aria-labelledby': id, className: 'already' };
  return (
    <div ref={box} {...(found && group)}>
      <div role="status" className={found && 'already-registered'}>
        {found ? (
          <>
            <Icon name="info" />
            <p id={id} className="already-title">
              {sentenceFor(found)}
            </p>
            <p>{copy.text}</p>
          </>
        ) : null}
      </div>
      {found ? (
        <div className="already-ways">
          <Button tone="secondary" onClick={onAnother}>
            {success.another}
          </Button>
          <ButtonLink tone="quiet" href={statusHref || success.home.href} onClick={onLeave}>
            {statusHref ? applicationStatus.link : success.home.label}
          </ButtonLink>
          <Button tone="quiet" onClick={onRegisterAgain}>
            {copy.insist}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function sentenceFor({ name, paid_on, payment_id }: RegisteredChild): string {
  const day = dayInWords(paid_on);
  const reference = payment_id && copy.reference.replace('{id}', payment_id);
  const parts = [name, copy.registered, day && copy.on.replace('{day}', day), reference];
  return `${parts.filter(Boolean).join(' ')}.`;
}
