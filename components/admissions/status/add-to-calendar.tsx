import { statusPanel } from '@/content/application-status';
import { school } from '@/content/school';
import { testDayFile } from '@/contract/facts/test-day-file';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { dayOfSchool } from '@/lib/format/day-in-words';
import { saveFile } from '../../forms/save-file';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Saves the test for a calendar; renders nothing for a test without a day. */
export function AddToCalendar({ application }: { application: ApplicationRecord }) {
  const { application_number: applicationNumber, test } = application;
  const date = dayOfSchool(test.date);
  if (date === '') return null;
  const save = () => {
    const day = { applicationNumber, ...test, date };
    const file = testDayFile(day, school, new Date()) ?? '';
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${applicationNumber}.ics`);
  };
  return (
    <Button tone="secondary" onClick={save}>
      <Icon name="calendar" />
      {statusPanel.calendar}
    </Button>
  );
}
