import { results } from '@/content/academics/results';
import type { ResultCard } from '@/lib/school-api/results';
import { BlockFacts } from '../blocks/block-facts';
import { summaryOf } from './summary-of';

const copy = results.summary;
const percent = (value: number) => `${Number(value.toFixed(1))}%`;
const range = (lowest: string, highest: string) =>
  lowest === highest ? highest : `${lowest} to ${highest}`;

interface Props {
  cards: readonly ResultCard[];
  passMark: number;
}

/** Pass rate, average and range of the cards beside it; nothing if no marks are numbers. */
export function ResultSummary({ cards, passMark }: Props) {
  const summary = summaryOf(cards, passMark);
  if (!summary) return null;
  const { count, passed, average, lowest, highest } = summary;
  const source = copy.of.replace('{count}', String(count));
  return (
    <BlockFacts
      items={[
        { value: percent(passed), label: copy.passed, source },
        { value: percent(average), label: copy.average },
        { value: range(percent(lowest), percent(highest)), label: copy.range },
      ]}
    />
  );
}
