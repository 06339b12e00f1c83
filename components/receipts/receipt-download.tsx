import { useState } from 'react';
import { receiptDownload as copy } from '@/content/receipts';
import { hasReceiptFile } from '@/lib/receipts/offered-orders';
import { useSingleFlight } from '../forms/use-single-flight';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface Props {
  orderId: string;
  /** If the server issued one for the order. */
  grant: string | undefined;
}

/** The PDF receipt of a paid order, if the school's server offers it. */
export function ReceiptDownload({ orderId, grant }: Props) {
  const [offered] = useState(() => hasReceiptFile(orderId));
  const [status, setStatus] = useState('');
  const { run, busy } = useSingleFlight();
  if (!offered) return null;

  const download = () =>
    run(async () => {
      setStatus(copy.busy);
      const loaded = await import('./fetch-file').catch(() => null);
      const outcome = await loaded?.downloadFile({ order_id: orderId, ...(grant && { grant }) });
      setStatus(outcome?.ok ? copy.done : copy.failed);
    });

  return (
    <div className="receipt-download" data-print="none">
      <Button tone="secondary" busy={busy} onClick={download}>
        <Icon name="download" />
        {copy.label}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
