import { ADMISSION_FIELD_KEYS } from '@/contract';
import { admissionDates, feeRecords, formControls } from '../../db/schema/admission';
import { vacancies } from '../../db/schema/careers';
import { type Collection, collection } from '../collection';
import { choice, day, file, html, onOff, requiredText, rupees, text } from '../field-types';

export const admissionCollections: Collection[] = [
  collection(admissionDates, {
    file: 'admission-dates.yaml',
    about: 'Dates of the admission test; a record without a date is shown by its text',
    same: ['location', 'admission_date', 'admission_text'],
    fields: {
      location: ['location', text],
      admission_date: ['admissionDate', day],
      admission_text: ['admissionText', text],
    },
  }),
  collection(feeRecords, {
    file: 'fees.yaml',
    about: 'Fees in rupees; the first one is the registration fee that parents pay online',
    same: ['category'],
    unique: true,
    fields: {
      category: ['category', requiredText],
      amount: ['amount', rupees],
      brochure_pdf: ['brochurePdf', file],
    },
  }),
  collection(formControls, {
    file: 'form-controls.yaml',
    about: 'Fields of the admission form: their labels, and whether they are shown',
    same: ['key'],
    unique: true,
    fields: {
      key: ['key', choice(ADMISSION_FIELD_KEYS)],
      field_name: ['fieldName', requiredText],
      shown: ['shown', onOff],
    },
  }),
  collection(vacancies, {
    file: 'vacancies.yaml',
    about: 'Open positions',
    same: ['vacancy_name'],
    fields: {
      vacancy_name: ['vacancyName', requiredText],
      subjects: ['subjects', text],
      additional_info: ['additionalInfo', html],
    },
  }),
];
