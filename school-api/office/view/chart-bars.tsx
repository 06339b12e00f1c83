export type Month = {
  /** Such as 'Nov'. */
  label: string;
  /** Such as 'November 2026', for the table. */
  name?: string;
  /** The counted list. */
  href?: string;
  now: number;
  /** The value a year earlier. */
  before: number;
};

/** Percentages, so that the drawing fills its space without scaling anything. */
export function Bars({ months, top }: { months: readonly Month[]; top: number }) {
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
