import { type RefObject, useId } from 'react';
import { register } from '@/content/register';
import type { RegisteredChild } from '@/contract/requests/admission';
import { dayInWords } from '@/lib/format/day-in-words';
import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';

const { registered: words, success } = register;

interface Props {
  found: RegisteredChild | undefined;
  /** Takes the focus when something has to be chosen here first. */
  box: RefObject<HTMLDivElement | null>;
  onAnother: () => void;
  onLeave: () => void;
  onInsist: () => void;
}

/** Says that this child is registered and paid for, before somebody pays once more. */
export function AlreadyRegistered({ found, box, onAnother, onLeave, onInsist }: Props) {
  const id = useId();
  const group = { role: 'group', tabIndex: -1, 'aria-labelledby': id, className: 'already' };
  return (
    <div ref={box} {...(found && group)}>
      <div role="status" className={found && 'already-said'}>
        {found ? (
          <>
            <Icon name="info" />
            <p id={id} className="already-title">
              {sentenceFor(found)}
            </p>
            <p>{words.text}</p>
          </>
        ) : null}
      </div>
      {found ? (
        <div className="already-ways">
          <Button tone="secondary" onClick={onAnother}>
            {success.another}
          </Button>
          <ButtonLink tone="quiet" href={success.home.href} onClick={onLeave}>
            {success.home.label}
          </ButtonLink>
          <Button tone="quiet" onClick={onInsist}>
            {words.insist}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function sentenceFor({ name, paid_on, payment_id }: RegisteredChild): string {
  const day = dayInWords(paid_on);
  const reference = payment_id && words.reference.replace('{id}', payment_id);
  const parts = [name, words.registered, day && words.on.replace('{day}', day), reference];
  return `${parts.filter(Boolean).join(' ')}.`;
}
