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
  about: 'Dates of the admission test; a record without a date is shown by its text',
  title: 'Admission dates',
  one: 'admission date',
  page: '/admission',
  same: ['location', 'admission_date', 'admission_text'],
  fields: {
    location: [text, 'Place', { inTable: true }],
    admission_date: [day, 'Date of the test', { inTable: true }],
    admission_time: [hour, 'Time', { hint: 'Such as 09:30 or 9:30 am', inTable: true }],
    admission_text: [text, 'Text', { inTable: true }],
    places: [count, 'Places', { hint: 'Such as 60. Leave empty for no limit.', inTable: true }],
    class_places: [
      placesByClass,
      'Places by class',
      { hint: 'Such as Class 6: 20, Class 7: 15. The limit for each class.' },
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
    additional_info: [html, 'More about it'],
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
      amount: [rupees, 'Rupees', { hint: 'Such as 1500', inTable: true }],
      brochure_pdf: [document, 'Brochure'],
    },
  }),
  vacancies,
];
