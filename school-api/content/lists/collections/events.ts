import { choice, day, hour, onFile, requiredText, text } from '../field-types';
import { defineList } from '../list';

export const events = defineList({
  name: 'events',
  about:
    'Events, holidays and meetings; tests, competitions and weekly schedules join by themselves',
  title: 'Events',
  one: 'event',
  page: '/calendar',
  tag: 'events',
  read: 'events',
  same: ['title', 'first_day'],
  fields: {
    title: [requiredText, 'Title', { inTable: true }],
    first_day: [day, 'First day', { inTable: true }],
    last_day: [day, 'Last day', { hint: 'Leave empty for one day.' }],
    from_time: [hour, 'From', { hint: 'Such as 09:30 or 9:30 am. Leave empty for the whole day.' }],
    until_time: [hour, 'Until'],
    place: [text, 'Place'],
    audience: [
      choice(['Everyone', 'Parents', 'Students', 'Boarders', 'Day scholars']),
      'For',
      { inTable: true },
    ],
    details: [text, 'Details', { hint: 'One or two sentences.' }],
    cancelled: [
      onFile,
      'Cancelled',
      { hint: 'It stays in the calendar, marked as cancelled, so that subscribers notice.' },
    ],
  },
});
