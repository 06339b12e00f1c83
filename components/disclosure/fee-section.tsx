import { disclosure } from '@/content/disclosure';
import { formatRupees } from '@/contract/facts/rupees';
import { feeTables } from '@/lib/disclosure/fee-tables';
import type { FeeHeadView, Offered } from '@/lib/school-api/disclosure';
import { Unavailable } from '../ui/unavailable';

const { id, title, caption, head, amount, optional, other } = disclosure.fees;

type Props = { heads: Offered<FeeHeadView[]>; today: string };

export function FeeSection({ heads, today }: Props) {
  return (
    <section id={id} className="disclosure-section">
      <h2 className="text-h2">{title}</h2>
      <Tables heads={heads} today={today} />
      <p>
        <a className="link" href={other.href}>
          {other.label}
        </a>
      </p>
    </section>
  );
}

function Tables({ heads, today }: Props) {
  if (!heads.ok) {
    return (
      <Unavailable>
        <p>{disclosure.failed}</p>
      </Unavailable>
    );
  }
  const tables = feeTables(heads.data ?? [], today);
  // A server without the list says its fees on the admission page alone.
  if (tables.length === 0 && heads.data === null) return null;
  if (tables.length === 0) return <p className="disclosure-missing">{disclosure.notPublished}</p>;
  return tables.map(({ session, groups }) => (
    <table key={session} className="fee-table">
      <caption>
        {caption} {session}
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      {groups.map(({ classes, heads: own }) => (
        <tbody key={classes}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {classes}
            </th>
          </tr>
          {own.map((fee) => (
            <tr key={fee.id}>
              <th scope="row">
                {fee.head}
                <small>{[fee.charged, fee.optional && optional].filter(Boolean).join(', ')}</small>
              </th>
              <td>{formatRupees(fee.amount)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  ));
}
