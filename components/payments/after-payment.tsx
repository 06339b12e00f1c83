import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';

interface Props {
  copy: { home: { href: string; label: string }; print: string; another: string };
  onPrint?: () => void;
  onLeave?: () => void;
  onAnother: () => void;
}

/** Links after a payment: home, print, start again. */
export function AfterPayment({ copy, onPrint, onLeave, onAnother }: Props) {
  return (
    <div className="flow-end" data-print="none">
      <ButtonLink href={copy.home.href} onClick={onLeave}>
        {copy.home.label}
      </ButtonLink>
      <Button tone="secondary" onClick={onPrint ?? (() => window.print())}>
        <Icon name="print" />
        {copy.print}
      </Button>
      <Button tone="quiet" onClick={onAnother}>
        {copy.another}
      </Button>
    </div>
  );
}
