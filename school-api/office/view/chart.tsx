import { DataTable } from './data-table';

type Props = {
  title: string;
  /** The unit, such as 'applications'. */
  unit: string;
  /** Twelve, oldest first. */
  months: readonly Month[];
  format?: (value: number) => string;
  /** Lower limit for the top of the scale. */
  least?: number;
  words?: Words;
};

type Words = { each: string; now: string; before: string };

const MONTHS: Words = { each: 'Month', now: 'Last 12 months', before: 'The 12 months before' };

const plain = (value: number) => value.toLocaleString('en-IN');

/** The sentence and the table contain the drawing's data, so screen readers skip it. */
export function MonthChart({ title, unit, months, format = plain, least, words = MONTHS }: Props) {
  const top = topOf(
    months.flatMap(({ now, before }) => [now, before]),
    least,
  );
  const sum = (of: 'now' | 'before') => months.reduce((total, month) => total + month[of], 0);
  return (
    <figure className="chart @container px-5 py-4">
      <figcaption className="font-semibold">{title}</figcaption>
      <ul className="chart-legend quiet mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        <li className="flex items-center gap-2">
          <Swatch className="chart-now" />
          {words.now}: {format(sum('now'))}
        </li>
        <li className="flex items-center gap-2">
          <Swatch className="chart-before" />
          {words.before}: {format(sum('before'))}
        </li>
      </ul>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-2" aria-hidden="true">
        {/* Centres each number on its line. */}
        <div className="-my-[0.5em] flex h-[calc(10.5rem+1em)] flex-col justify-between text-right text-[0.8125rem] leading-none text-ink-soft tabular-nums">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <Bars months={months} top={top} />
        <div className="chart-months col-start-2 grid grid-cols-12 text-center text-[0.8125rem] leading-[1.2] text-ink-soft">
          {months.map(({ label, name }) => (
            <span key={name ?? label}>{label}</span>
          ))}
        </div>
      </div>
      <details className="chart-table mt-3">
        <summary>As a table</summary>
        <DataTable
          caption={`${title}: ${unit} of each ${words.each.toLowerCase()}`}
          rows={months.filter(hasValue)}
          rowHeads
          columns={[
            {
              head: words.each,
              cell: ({ label, name = label, href }) => (href ? <a href={href}>{name}</a> : name),
            },
            { head: words.now, cell: ({ now }) => format(now), align: 'end' },
            { head: words.before, cell: ({ before }) => format(before), align: 'end' },
          ]}
          empty={<p>None yet.</p>}
        />
      </details>
    </figure>
  );
}

const hasValue = ({ now, before }: Month) => now !== 0 || before !== 0;

function Swatch({ className }: { className: string }) {
  return (
    <svg width="14" height="14" aria-hidden="true" focusable="false">
      <rect className={className} x="1" y="1" width="12" height="12" />
    </svg>
  );
}

/** Half of each is an integer. */
const STEPS = [2, 4, 6, 8, 10];

/** The top of the scale: a round number not exceeded by any value. */
export function topOf(values: readonly number[], least = 2): number {
  const largest = Math.max(least, ...values);
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(largest)) - 1);
  const step = STEPS.find((one) => one * unit >= largest) ?? 10;
  return step * unit;
}

export type Month = {
  label: string;
  /** Such as 'November 2026', for the table. */
  name?: string;
  href?: string;
  now: number;
  /** The value a year earlier. */
  before: number;
};

/** Percentages, so that the drawing fills its space without scaling anything. */
function Bars({ months, top }: { months: readonly Month[]; top: number }) {
  const width = 100 / months.length;
  return (
    <svg className="chart-bars h-42 w-full overflow-visible" aria-hidden="true" focusable="false">
      {[0, 50, 100].map((y) => (
        <line
          key={y}
          className={y === 100 ? 'chart-base' : 'chart-line'}
          x1="0"
          x2="100%"
          y1={`${y}%`}
          y2={`${y}%`}
        />
      ))}
      {months.map(({ label, name = label, now, before }, index) => (
        <g key={name}>
          <Bar
            className="chart-before"
            x={(index + 0.14) * width}
            width={width * 0.34}
            part={before / top}
          />
          <Bar
            className="chart-now"
            x={(index + 0.52) * width}
            width={width * 0.34}
            part={now / top}
          />
        </g>
      ))}
    </svg>
  );
}

type BarProps = { className: string; x: number; width: number; part: number };

function Bar({ className, x, width, part }: BarProps) {
  if (part <= 0) return null;
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  return (
    <rect
      className={className}
      x={percent(x)}
      width={percent(width)}
      y={percent((1 - part) * 100)}
      height={percent(part * 100)}
    />
  );
}
