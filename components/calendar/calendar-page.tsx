import { calendar } from '@/content/calendar';
import { byMonth, inMonth, monthsOf, notOver } from '@/lib/calendar/item';
import type { Calendar } from '@/lib/calendar/read-calendar';
import { monthName } from '@/lib/format/dates';
import { PageBanner } from '../layout/page-banner';
import { TwoColumns } from '../layout/two-columns';
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
  const shown = month === undefined ? byMonth(notOver(items, today)) : inMonth(items, month);
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
        <TwoColumns share="narrow-side" side={<Subscribe siteUrl={siteUrl} />}>
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
          <OtherMonths months={monthsOf(items)} month={month} />
        </TwoColumns>
      </Section>
    </>
  );
}

type Other = { months: readonly string[]; month: string | undefined };

/** On a month's page, its neighbours and a link back. On every page, all other months, newest first. */
function OtherMonths({ months, month }: Other) {
  const others = months.filter((one) => one !== month).reverse();
  const links = month === undefined ? [] : neighbours(others, month);
  return (
    <nav className="calendar-others" aria-label={calendar.months} data-print="none">
      {links.length > 0 ? (
        <p>
          {links.map(({ label, href }) => (
            <a key={label} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      ) : null}
      {others.length === 0 ? null : (
        <details>
          <summary>{calendar.allMonths}</summary>
          <ul>
            {others.map((one) => (
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

function neighbours(newestFirst: readonly string[], month: string) {
  const earlier = newestFirst.find((one) => one < month);
  const later = newestFirst.findLast((one) => one > month);
  const linkTo = (word: string, one?: string) =>
    one === undefined ? [] : [{ label: `${word}: ${monthName(one)}`, href: monthHref(one) }];
  return [
    ...linkTo(calendar.earlier, earlier),
    ...linkTo(calendar.later, later),
    { label: calendar.coming, href: '/calendar' },
  ];
}
