import { MonthChart } from '../../view/chart';
import type { Chart } from './charts';

export function Charts({ charts }: { charts: readonly Chart[] }) {
  if (charts.length === 0) return null;
  return (
    <>
      <h2>Month by month</h2>
      <div className="charts">
        {charts.map((chart) => (
          <MonthChart key={chart.title} {...chart} />
        ))}
      </div>
    </>
  );
}
