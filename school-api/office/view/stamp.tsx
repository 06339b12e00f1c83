import type { ReactNode } from 'react';
import { formatInIndia } from '@/content/india-time';
import { dialledNumber } from '@/contract/facts/phone-number';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import { Icon } from './icon';

/** A date without a time is stored as midnight. */
export const isMidnight = (at: Date) => formatInIndia(at, 'HH:mm:ss') === '00:00:00';

/** '12 Nov 2026, 4:05 pm', at the school. */
export function Stamp({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="stamp tabular-nums">
      {formatInIndia(at, isMidnight(at) ? 'd MMM yyyy' : 'd MMM yyyy, h:mm aaa')}
    </time>
  );
}

export type Tone = 'good' | 'bad' | 'waiting' | 'plain';

export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}

type PhoneProps = {
  number: string;
  code?: string;
  /** An office address that redirects to WhatsApp, replacing WhatsApp's own. */
  writeBy?: string;
};

/** With links to call and to open WhatsApp, if the number can be dialled. */
export function Phone({ number, code, writeBy }: PhoneProps) {
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
