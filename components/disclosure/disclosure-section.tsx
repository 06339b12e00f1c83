import { disclosure } from '@/content/disclosure';
import type { Row } from '@/lib/disclosure/rows';
import { DisclosureRecord } from './record';

type Props = { id: string; title: string; rows: readonly Row[]; today: string };

/** Entries from content/, then the office's rows. */
export function DisclosureSection({ id, title, rows, today }: Props) {
  return (
    <section id={id} className="disclosure-section">
      <h2 className="text-h2">{title}</h2>
      <dl className="disclosure-rows">
        {disclosure.always()[id]?.map((entry) => (
          <div key={entry.title}>
            <dt>{entry.title}</dt>
            <dd>
              <p className="flex flex-wrap gap-x-5 empty:hidden">
                {entry.links?.map(({ label, href }) => (
                  <a key={href} className="link font-semibold" href={href}>
                    {label}
                  </a>
                ))}
              </p>
              {entry.text ? <p>{entry.text}</p> : null}
            </dd>
          </div>
        ))}
        {rows.map((row) => (
          <div key={row.records[0]?.id ?? row.title}>
            <dt>{row.title}</dt>
            <dd>
              {row.records.length === 0 ? (
                <p className="text-ink-soft">{disclosure.notPublished}</p>
              ) : null}
              {row.records.map((record) => (
                <DisclosureRecord key={record.id} record={record} name={row.title} today={today} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
