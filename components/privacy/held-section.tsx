import { fieldInWords, HELD_MORE, heldTitle } from '@/contract/facts/held';
import type { PrivacyData } from '@/contract/requests/privacy';
import { Icon } from '../ui/icon';

type Section = PrivacyData['sections'][number];

/** The records of one kind, folded under a line with their count. */
export function HeldSection({ section: { kind, records, more } }: { section: Section }) {
  return (
    <details className="held-section">
      <summary>
        <h3>
          {heldTitle(kind)}{' '}
          <span className="held-count">
            {records.length}
            {more ? '+' : ''}
          </span>
        </h3>
        <Icon name="chevron-down" />
      </summary>
      <ol>
        {records.map((record, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={index}>
            <dl>
              {Object.entries(record).map(([field, value]) => (
                <div key={field}>
                  <dt>{fieldInWords(field)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
      {more ? <p className="field-hint">{HELD_MORE}</p> : null}
    </details>
  );
}
