import { results as copy } from '@/content/academics/results';
import type { Result } from '@/lib/school-api/result';
import type { YearResults } from '@/lib/school-api/results';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { SelectForm, Swap } from '../ui/swap';
import { ResultRow } from './result-row';
import { RESULTS_PATH, resultYears, yearPath } from './result-years';

const { passMarks } = copy.summary;
const REGION = 'results-of-year';

interface Props {
  year: number;
  results: Result<YearResults>;
}

/** The year select leads to the same URL on every page of the section. */
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
      {/* The same on every page of the section, because a swap may bring it from another one. */}
      <h2 className="sr-only">Results of {year}</h2>
      <YearOf year={year} results={results} />
    </Swap>
  );
}

function YearOf({ year, results }: Props) {
  const none = `No results available for ${year}.`;
  if (!results.ok) return <FailedList empty={none} again={yearPath(year)} swap={REGION} />;
  const { tenth, twelfth } = results.data;
  if (tenth.length === 0 && twelfth.length === 0) return <EmptyState text={none} />;
  return (
    <>
      <ResultRow title="Class 10th" year={year} cards={tenth} passMark={passMarks.tenth} />
      <ResultRow title="Class 12th" year={year} cards={twelfth} passMark={passMarks.twelfth} />
    </>
  );
}
