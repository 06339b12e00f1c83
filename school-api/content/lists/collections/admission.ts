import {
  count,
  day,
  document,
  hour,
  html,
  placesByClass,
  requiredText,
  rupees,
  text,
} from '../field-types';
import { defineList, type List } from '../list';

export const admissionDates = defineList({
  name: 'admission-dates',
  about: 'Dates of the admission test. If there is no date, the site shows the text.',
  title: 'Admission dates',
  one: 'admission date',
  page: '/admission',
  same: ['location', 'admission_date', 'admission_text'],
  fields: {
    location: [text, 'Place', { inTable: true }],
    admission_date: [day, 'Date of the test', { inTable: true }],
    admission_time: [hour, 'Time', { hint: 'For example, 09:30 or 9:30 am', inTable: true }],
    admission_text: [text, 'Text', { inTable: true }],
    places: [
      count,
      'Places',
      { hint: 'For example, 60. Leave empty for no limit.', inTable: true },
    ],
    class_places: [
      placesByClass,
      'Places by class',
      { hint: 'The limit for each class. For example, Class 6: 20, Class 7: 15.' },
    ],
  },
});

export const vacancies = defineList({
  name: 'vacancies',
  about: 'Open positions',
  title: 'Vacancies',
  one: 'vacancy',
  page: '/careers',
  read: 'vacancies',
  withoutId: true,
  same: ['vacancy_name'],
  fields: {
    vacancy_name: [requiredText, 'Position', { inTable: true }],
    subjects: [text, 'Subjects', { inTable: true }],
    additional_info: [html, 'More information'],
  },
});

export const admissionLists: readonly List[] = [
  admissionDates,
  defineList({
    name: 'fees',
    about: 'Fees in rupees; parents pay the registration fee online',
    title: 'Fees',
    one: 'fee',
    page: '/admission',
    same: ['category'],
    unique: 'category',
    confirm: true,
    read: 'fee-structure',
    withoutId: true,
    fields: {
      category: [requiredText, 'Fee', { inTable: true }],
      amount: [rupees, 'Rupees', { hint: 'For example, 1500', inTable: true }],
      brochure_pdf: [document, 'Brochure'],
    },
  }),
  vacancies,
];
