import type { Db } from '../db/db';
import { admissionDates, feeRecords, formControls } from '../db/schema/admission';
import { flagOf, inPlace } from './listed';

export function listAdmissionDates(db: Db) {
  return db
    .select({
      location: admissionDates.location,
      admission_date: admissionDates.admissionDate,
      admission_text: admissionDates.admissionText,
    })
    .from(admissionDates)
    .orderBy(...inPlace(admissionDates));
}

export function listFeeRecords(db: Db) {
  return db
    .select({
      category: feeRecords.category,
      amount: feeRecords.amount,
      brochure_pdf: feeRecords.brochurePdf,
    })
    .from(feeRecords)
    .orderBy(...inPlace(feeRecords));
}

export function listFormControls(db: Db) {
  return db
    .select({
      key: formControls.key,
      field_name: formControls.fieldName,
      status: flagOf(formControls.shown),
    })
    .from(formControls)
    .orderBy(...inPlace(formControls));
}
