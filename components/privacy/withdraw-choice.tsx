import { myDataPanel } from '@/content/my-data';
import { Button } from '../ui/button';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.withdraw;

/** As easy as giving consent: one click, and nothing is erased. */
export function WithdrawChoice({ state }: { state: MyDataState }) {
  const { withdraw, withdrawn, waiting } = state;
  return (
    <section className="my-data-right" data-print="none">
      <h3 className="text-h3">{copy.heading}</h3>
      <p>{copy.lead}</p>
      <Button tone="secondary" busy={waiting === 'withdraw'} onClick={withdraw}>
        {copy.action}
      </Button>
      <p role="status" className="my-data-status">
        {withdrawn === null ? '' : withdrawn > 0 ? copy.done : copy.nothing}
      </p>
    </section>
  );
}
