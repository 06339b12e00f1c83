import { formatInIndia } from '@/content/india-time';
import type { Change } from '../../../content';
import { labelOf } from './labels';

/** What is not as whoever set the site up wrote it. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h2>Changed in the office</h2>
      <ul>
        {changes.map(({ key, at, by }) => (
          <li key={key}>
            {labelOf(key)}: {formatInIndia(at, 'd MMM yyyy, HH:mm')}, {by || 'unknown'}
          </li>
        ))}
      </ul>
    </section>
  );
}
