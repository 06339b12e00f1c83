import { register } from '@/content/register';
import { formatRupees } from '@/contract/facts/rupees';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';

const { fees } = register;

interface Props {
  /** Rupees; null if the school has not set it. */
  fee: number | null;
}

/** Beside the form: price, duration and what to have ready. */
export function FeesCard({ fee }: Props) {
  return (
    <Card className="fees-side">
      <div className="fees-head">
        <h2 className="text-h3">{fees.heading}</h2>
        {fee === null ? <p>{fees.unknown}</p> : <p className="register-fee">{formatRupees(fee)}</p>}
        <p className="form-note">{fees.note}</p>
      </div>
      <ul className="fees-facts">
        <li>
          <Icon name="clock" />
          {fees.time}
        </li>
        <li>
          <Icon name="check" />
          {fees.atHand}
        </li>
      </ul>
    </Card>
  );
}
