import type { Result } from '@/lib/school-api/result';
import type { YearResults } from '@/lib/school-api/results';
import { EmptyState } from '../ui/empty-state';
import { SelectForm, Swap } from '../ui/swap';
import { Unavailable } from '../ui/unavailable';
import { ResultRow } from './result-row';
import { RESULTS_PATH, resultYears } from './result-years';

const REGION = 'results-of-year';

interface Props {
  year: number;
  results: Result<YearResults>;
}

/** The year is chosen here; on every page of the section it leads to the same address. */
export function ResultsPanel({ year, results }: Props) {
  return (
    <Swap id={REGION} className="results">
      <SelectForm
        action={RESULTS_PATH}
        name="year"
        label="Year"
        value={String(year)}
        options={resultYears().map((each) => ({ value: String(each), label: String(each) }))}
        swap={REGION}
      />
      {/* The same on every page of the section, because a choice brings it from another one. */}
      <h2 className="sr-only">Results of {year}</h2>
      <YearOf year={year} results={results} />
    </Swap>
  );
}

function YearOf({ year, results }: Props) {
  const none = <EmptyState text={`No results available for ${year}.`} />;
  if (!results.ok) return <Unavailable>{none}</Unavailable>;
  const { tenth, twelfth } = results.data;
  if (tenth.length === 0 && twelfth.length === 0) return none;
  return (
    <>
      <ResultRow title="Class 10th" year={year} cards={tenth} />
      <ResultRow title="Class 12th" year={year} cards={twelfth} />
    </>
  );
}
