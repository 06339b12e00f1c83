import { register } from '@/content/register';
import { Icon } from '../../ui/icon';

const { details } = register;

export function LockNote({ verified }: { verified: boolean }) {
  return (
    <p className="lock-note" data-open={verified ? '' : undefined} role="status">
      <Icon name={verified ? 'check' : 'info'} />
      {verified ? details.verified : details.verifyFirst}
    </p>
  );
}
