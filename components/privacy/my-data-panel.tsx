import { myDataPanel as copy } from '@/content/my-data';
import { NotSent } from '../forms/not-sent';
import { Problem } from '../forms/problem';
import { ProofSteps } from '../mailbox/proof-steps';
import { ErasedView } from './erased-view';
import { HeldView } from './held-view';
import { useMyData } from './use-my-data';

/** Which part is shown follows from what is known. */
export function MyDataPanel() {
  const state = useMyData();
  const { held, erased, notOffered, problem } = state;
  if (notOffered) return <NotSent text={copy.find.notOffered} />;
  return (
    <div className="mailbox-panel">
      <Problem text={problem} />
      {erased ? (
        <ErasedView state={state} erased={erased} />
      ) : held ? (
        <HeldView state={state} held={held} />
      ) : (
        <ProofSteps proof={state} copy={copy.find} />
      )}
    </div>
  );
}
