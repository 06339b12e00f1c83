import { dialledNumber } from '@/contract/facts/phone-number';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import { Icon } from './icon';

interface Props {
  number: string;
  code?: string;
  /** An office address that redirects to WhatsApp, replacing WhatsApp's own. */
  writeBy?: string;
}

/** With links to call and to open WhatsApp, if the number can be dialled. */
export function Phone({ number, code, writeBy }: Props) {
  if (number === '') return null;
  const text = code ? `${code} ${number}` : number;
  const dialled = dialledNumber(number, code || DEFAULT_COUNTRY_CODE);
  if (dialled === null) return text;
  return (
    <span className="phone">
      <a href={`tel:${dialled}`}>{text}</a>{' '}
      <a
        href={writeBy ?? `https://wa.me/${dialled.slice(1)}`}
        target="_blank"
        rel="noopener noreferrer"
        title="WhatsApp"
      >
        <Icon name="write" />
        <span className="sr-only">WhatsApp to {text}</span>
      </a>
    </span>
  );
}
