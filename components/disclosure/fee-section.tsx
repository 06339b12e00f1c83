import { disclosure } from '@/content/disclosure';
import { formatRupees } from '@/contract/facts/rupees';
import { feeTables } from '@/lib/disclosure/fee-tables';
import type { FeeHeadView, Offered } from '@/lib/school-api/disclosure';
import { Unavailable } from '../ui/unavailable';

const { id, title, caption, head, amount, optional, other } = disclosure.fees;

type Props = { heads: Offered<FeeHeadView[]>; today: string };

export function FeeSection({ heads, today }: Props) {
  const tables = heads.ok ? feeTables(heads.data ?? [], today) : [];
  // A server without the list shows its fees only on the admission page.
  const isMissing = heads.ok && heads.data !== null && tables.length === 0;
  return (
    <section id={id} className="disclosure-section">
      <h2 className="text-h2">{title}</h2>
      {heads.ok ? null : <p className="disclosure-note">{disclosure.failed}</p>}
      {heads.ok ? null : <Unavailable />}
      {isMissing ? <p className="mt-4 text-ink-soft">{disclosure.notPublished}</p> : null}
      <div className="fee-tables">
        {tables.map(({ session, groups }) => (
          <table key={session} className="fee-table">
            <caption>{`${caption} ${session}`}</caption>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                <th scope="col">{amount}</th>
              </tr>
            </thead>
            {groups.map(([classes, own]) => (
              <tbody key={classes}>
                <tr>
                  <th scope="rowgroup" colSpan={2}>
                    {classes}
                  </th>
                </tr>
                {own.map((fee) => (
                  <Fee key={fee.id} fee={fee} />
                ))}
              </tbody>
            ))}
          </table>
        ))}
      </div>
      <p>
        <a className="link" href={other.href}>
          {other.label}
        </a>
      </p>
    </section>
  );
}

function Fee({ fee }: { fee: FeeHeadView }) {
  return (
    <tr>
      <th scope="row">
        {fee.head}
        <small>{[fee.charged, fee.optional && optional].filter(Boolean).join(', ')}</small>
      </th>
      <td>{formatRupees(fee.amount ?? 0)}</td>
    </tr>
  );
}
