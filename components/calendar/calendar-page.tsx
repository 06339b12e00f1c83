import { calendar } from '@/content/calendar';
import { byMonth, notOver } from '@/lib/calendar/item';
import type { Calendar } from '@/lib/calendar/read-calendar';
import { monthName } from '@/lib/format/dates';
import { Beside } from '../layout/beside';
import { PageBanner } from '../layout/page-banner';
import { EmptyState } from '../ui/empty-state';
import { FailedList } from '../ui/failed-list';
import { Section } from '../ui/section';
import { Unavailable } from '../ui/unavailable';
import { monthHref } from './calendar-address';
import { CalendarItems } from './calendar-items';
import { Subscribe } from './subscribe';

type Props = {
  read: Calendar;
  today: string;
  /** If omitted: everything from today. */
  month?: string;
  siteUrl: string;
};

export function CalendarPage({ read: { items, isWhole }, today, month, siteUrl }: Props) {
  const { title, scene, banner, empty, emptyMonth, partly } = calendar;
  const all = byMonth(items);
  const shown =
    month === undefined ? byMonth(notOver(items, today)) : all.filter((one) => one.month === month);
  const crumbs = month === undefined ? [] : [{ label: monthName(month) }];
  const nothing = isWhole ? (
    <EmptyState text={month === undefined ? empty : emptyMonth} />
  ) : (
    <FailedList again={month === undefined ? '/calendar' : monthHref(month)} />
  );
  return (
    <>
      <PageBanner
        title={banner.heading}
        scene={scene}
        crumbs={[{ label: title, ...(month && { href: '/calendar' }) }, ...crumbs]}
      />
      <Section>
        <Beside share="narrow-side" side={<Subscribe siteUrl={siteUrl} />}>
          {shown.length === 0 ? nothing : null}
          {shown.length > 0 && !isWhole ? (
            <Unavailable>
              <p className="calendar-partly">{partly}</p>
            </Unavailable>
          ) : null}
          {shown.map((one) => (
            <section key={one.month} className="calendar-month">
              <h2 className="text-h2">{monthName(one.month)}</h2>
              <CalendarItems items={one.items} />
            </section>
          ))}
          <OtherMonths months={all.map((one) => one.month)} today={today} month={month} />
        </Beside>
      </Section>
    </>
  );
}

type Other = { months: readonly string[]; today: string; month: string | undefined };

/** The months that have ended, newest first; from one of them, a link back. */
function OtherMonths({ months, today, month }: Other) {
  const ended = months.filter((one) => one < today.slice(0, 7) && one !== month).reverse();
  return (
    <nav className="calendar-others" aria-label={calendar.earlier} data-print="none">
      {month === undefined ? null : (
        <p>
          <a className="link" href="/calendar">
            {calendar.coming}
          </a>
        </p>
      )}
      {ended.length === 0 ? null : (
        <details>
          <summary>{calendar.earlier}</summary>
          <ul>
            {ended.map((one) => (
              <li key={one}>
                <a className="link" href={monthHref(one)}>
                  {monthName(one)}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  );
}
