import { myDataPanel } from '@/content/my-data';
import { Confirmed } from '../mailbox/confirmed';
import type { MyDataState } from './use-my-data';

const copy = myDataPanel.erase;

export function EraseChoice({ state, registered }: { state: MyDataState; registered: boolean }) {
  return (
    <section className="my-data-right" data-print="none">
      <h3 className="text-h3">{copy.heading}</h3>
      <p>
        {copy.lead} {registered ? copy.paid : null}
      </p>
      <Confirmed
        tone="secondary"
        copy={copy}
        busy={state.waiting === 'erase'}
        onYes={state.erase}
      />
    </section>
  );
}
