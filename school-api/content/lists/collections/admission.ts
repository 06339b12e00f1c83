import { ADMISSION_FIELD_KEYS } from '@/contract';
import { admissionDates, feeRecords, formControls, vacancies } from '../../../db';
import { type Collection, collection } from '../collection';
import { choice, day, document, html, onOff, requiredText, rupees, text } from '../field-types';

/** Edited on a screen of its own. */
export const FORM_CONTROLS = collection(formControls, {
  file: 'form-controls.yaml',
  about: 'Fields of the admission form: their labels, and whether they are shown',
  title: 'Fields of the admission form',
  one: 'field',
  page: '/register',
  tag: 'admission',
  same: ['key'],
  unique: true,
  fields: {
    key: ['key', choice(ADMISSION_FIELD_KEYS), 'Field'],
    field_name: ['fieldName', requiredText, 'Label'],
    shown: ['shown', onOff, 'Shown'],
  },
});

export const admissionCollections: Collection[] = [
  collection(admissionDates, {
    file: 'admission-dates.yaml',
    about: 'Dates of the admission test; a record without a date is shown by its text',
    title: 'Admission dates',
    one: 'admission date',
    page: '/admission',
    tag: 'admission-dates',
    same: ['location', 'admission_date', 'admission_text'],
    fields: {
      location: ['location', text, 'Place', { inTable: true }],
      admission_date: ['admissionDate', day, 'Day of the test', { inTable: true }],
      admission_text: ['admissionText', text, 'Text', { inTable: true }],
    },
  }),
  collection(feeRecords, {
    file: 'fees.yaml',
    about: 'Fees in rupees; the first one is the registration fee that parents pay online',
    title: 'Fees',
    one: 'fee',
    page: '/admission',
    tag: 'fees',
    same: ['category'],
    unique: true,
    fields: {
      category: ['category', requiredText, 'Fee', { inTable: true }],
      amount: ['amount', rupees, 'Rupees', { hint: 'Such as: 1500.', inTable: true }],
      brochure_pdf: ['brochurePdf', document, 'Brochure'],
    },
  }),
  FORM_CONTROLS,
  collection(vacancies, {
    file: 'vacancies.yaml',
    about: 'Open positions',
    title: 'Vacancies',
    one: 'vacancy',
    page: '/careers',
    tag: 'vacancies',
    same: ['vacancy_name'],
    fields: {
      vacancy_name: ['vacancyName', requiredText, 'Position', { inTable: true }],
      subjects: ['subjects', text, 'Subjects', { inTable: true }],
      additional_info: ['additionalInfo', html, 'More about it'],
    },
  }),
];
