import { receipts } from '@/content/receipts';
import { NotSent } from '../forms/not-sent';
import { Problem } from '../forms/problem';
import { ProofSteps } from '../mailbox/proof-steps';
import { ReceiptList } from './receipt-list';
import { useReceipts } from './use-receipts';

const copy = receipts.find;

/** Which part is shown follows from what is known. */
export function ReceiptsPanel() {
  const state = useReceipts();
  const { found, notOffered, problem } = state;
  if (notOffered) return <NotSent text={copy.notOffered} />;
  return (
    <div className="mailbox-panel">
      <Problem text={problem} />
      {found ? (
        <ReceiptList receipts={state} found={found} />
      ) : (
        <>
          <p>{copy.lead}</p>
          <ProofSteps proof={state} copy={copy} />
        </>
      )}
    </div>
  );
}
