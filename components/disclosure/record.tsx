import { disclosure } from '@/content/disclosure';
import { formatDay } from '@/lib/format/dates';
import type { DisclosureView } from '@/lib/school-api/disclosure';
import { RichText } from '../ui/rich-text';

const { document, notPublished } = disclosure;

type Props = { record: DisclosureView; name: string; today: string };

export function DisclosureRecord({ record, name, today }: Props) {
  const { title, text, file, issued, until, reviewed } = record;
  const isOver = until !== null && until < today;
  const days = [
    issued && `${disclosure.issued} ${formatDay(issued)}`,
    until && !isOver && `${disclosure.until} ${formatDay(until)}`,
    reviewed && `${disclosure.reviewed} ${formatDay(reviewed)}`,
  ].filter(Boolean);
  return (
    <>
      {title ? <p className="font-semibold">{title}</p> : null}
      {text ? <RichText html={text} /> : null}
      {file ? (
        <p>
          <a className="link" href={file} target="_blank" rel="noopener">
            {document}
            <span className="sr-only">: {title || name} (opens in a new tab)</span>
          </a>
        </p>
      ) : null}
      {text || file ? null : <p className="text-ink-soft">{notPublished}</p>}
      {days.length > 0 ? <p className="text-ink-soft text-small">{days.join('\u00a0· ')}</p> : null}
      {isOver ? (
        <p className="font-semibold text-error">
          {disclosure.expired} {formatDay(until)}
        </p>
      ) : null}
    </>
  );
}
