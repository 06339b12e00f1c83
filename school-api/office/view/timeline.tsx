import type { ReactNode } from 'react';
import { Stamp } from './stamp';

export type TimelineEvent = {
  at: Date;
  title: string;
  text?: ReactNode;
  tone?: 'good' | 'bad' | 'plain';
  /** Such as the form that sends a mail again. */
  action?: ReactNode;
};

/** In the order given. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline">
      {events.map(({ at, title, text, tone = 'plain', action }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is rendered once, and two events may be alike
        <li key={index} className={`timeline-${tone}`}>
          <p className="font-semibold">{title}</p>
          <Stamp at={at} />
          {text ? <div className="timeline-text">{text}</div> : null}
          {action ? <div className="timeline-action mt-1.5">{action}</div> : null}
        </li>
      ))}
    </ol>
  );
}
