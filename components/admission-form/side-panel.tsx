import { register } from '@/content/register';
import { formatRupees } from '@/lib/format/money';
import { ContactLines } from '../layout/contact-lines';
import { Card } from '../ui/card';

const { fees, help } = register;

/** Stays in view: what it costs, and who helps. */
export function SidePanel({ fee }: { fee: number | null }) {
  return (
    <aside className="flow-side" aria-label={help.heading} data-print="none">
      <Card>
        <h2 className="text-h3">{fees.heading}</h2>
        {fee === null ? <p>{fees.unknown}</p> : <p className="register-fee">{formatRupees(fee)}</p>}
        <p className="form-note">{fees.note}</p>
      </Card>
      <Card>
        <h2 className="text-h3">{help.heading}</h2>
        <p>{help.text}</p>
        <ContactLines />
      </Card>
    </aside>
  );
}
