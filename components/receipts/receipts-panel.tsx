import { receipts } from '@/content/receipts';
import { NotSent } from '../forms/not-sent';
import { Problem } from '../forms/problem';
import { AddressStep } from './address-step';
import { CodeStep } from './code-step';
import { ReceiptList } from './receipt-list';
import { useReceipts } from './use-receipts';

const copy = receipts.find;

/** Which part is shown follows from what is known. */
export function ReceiptsPanel() {
  const state = useReceipts();
  const { found, sentAt, notOffered, problem } = state;
  if (notOffered) return <NotSent text={copy.notOffered} />;
  return (
    <div className="receipts-panel">
      <Problem text={problem} />
      {found ? (
        <ReceiptList receipts={state} found={found} />
      ) : (
        <>
          <p>{copy.lead}</p>
          {sentAt === null ? (
            <AddressStep receipts={state} />
          ) : (
            <CodeStep receipts={state} sentAt={sentAt} />
          )}
        </>
      )}
    </div>
  );
}
