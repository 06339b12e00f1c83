import type { TimetableRow } from '@/content/blocks';
import { clockLabel } from '@/content/clock';
import { type ArcPoint, arcPoint } from './arc-point';

const anchorAt = ({ x }: ArcPoint) => (x < 130 ? 'start' : x > 230 ? 'end' : 'middle');

/** The day as the sun's path across the sky. It repeats rows of the table below, for sighted readers only. */
export function DayArc({ rows }: { rows: readonly TimetableRow[] }) {
  const named = rows.filter(({ arc }) => arc);
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last || named.length === 0) return null;
  return (
    <svg className="block-wide day-arc" viewBox="0 0 360 200" aria-hidden="true">
      <path d="M14 186a166 166 0 0 1 332 0" />
      <path d="M0 186h360" />
      {named.map(({ time, what }) => {
        const at = arcPoint(time, first.time, last.time);
        return (
          <g key={time} textAnchor={anchorAt(at)}>
            <circle cx={at.x} cy={at.y} r="6" />
            <text x={at.textX} y={at.textY}>
              <tspan>{what}</tspan>
              <tspan x={at.textX} dy="1.2em">
                {clockLabel(time)}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
