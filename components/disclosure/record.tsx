import { disclosure } from '@/content/disclosure';
import { formatDay } from '@/lib/format/dates';
import type { DisclosureView } from '@/lib/school-api/disclosure';
import { RichText } from '../ui/rich-text';

const { document, issued, until, expired, reviewed, notPublished } = disclosure;

type Props = { record: DisclosureView; name: string; today: string };

export function DisclosureRecord({ record, name, today }: Props) {
  const { title, text, file } = record;
  return (
    <>
      {title ? <p className="disclosure-name">{title}</p> : null}
      {text ? <RichText html={text} /> : null}
      {file ? (
        <p>
          <a className="link" href={file} target="_blank" rel="noopener">
            {document}
            <span className="sr-only">: {title || name} (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
      {text || file ? null : <p className="disclosure-missing">{notPublished}</p>}
      <Days record={record} today={today} />
    </>
  );
}

function Days({ record, today }: Omit<Props, 'name'>) {
  const isOver = record.until !== null && record.until < today;
  const days = [
    [issued, record.issued],
    [until, isOver ? null : record.until],
    [reviewed, record.reviewed],
  ] as const;
  const shown = days.filter(([, day]) => day !== null);
  return (
    <>
      {shown.length > 0 ? (
        <p className="disclosure-days">
          {shown.map(([label, day]) => `${label} ${formatDay(day ?? '')}`).join(' · ')}
        </p>
      ) : null}
      {isOver ? (
        <p className="disclosure-expired">
          {expired} {formatDay(record.until ?? '')}
        </p>
      ) : null}
    </>
  );
}
