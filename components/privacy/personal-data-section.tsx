import {
  fieldInWords,
  PERSONAL_DATA_MORE,
  personalDataTitle,
} from '@/contract/facts/personal-data';
import type { PrivacyData } from '@/contract/requests/privacy';
import { Icon } from '../ui/icon';

type Section = PrivacyData['sections'][number];

/** The records of one kind, folded under a line with their count. */
export function PersonalDataSection({ section: { kind, records, more } }: { section: Section }) {
  return (
    <details className="my-data-section">
      <summary>
        <h3>
          {personalDataTitle(kind)}{' '}
          <span className="my-data-count">{`${records.length}${more ? '+' : ''}`}</span>
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
      {more ? <p className="field-hint">{PERSONAL_DATA_MORE}</p> : null}
    </details>
  );
}
