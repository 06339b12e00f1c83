import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';

interface Props {
  words: { home: { href: string; label: string }; print: string; another: string };
  onLeave?: () => void;
  onAnother: () => void;
}

/** Where a payer goes from the thanks: home, to the printer, or to the start again. */
export function AfterPayment({ words, onLeave, onAnother }: Props) {
  return (
    <div className="flow-end" data-print="none">
      <ButtonLink href={words.home.href} onClick={onLeave}>
        {words.home.label}
      </ButtonLink>
      <Button tone="secondary" onClick={() => window.print()}>
        <Icon name="print" />
        {words.print}
      </Button>
      <Button tone="quiet" onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
