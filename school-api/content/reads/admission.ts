import { admissionDates, type Db, feeRecords, formControls } from '../../db';
import { asFlag, listOrder } from './list-order';

export function listAdmissionDates(db: Db) {
  return db
    .select({
      location: admissionDates.location,
      admission_date: admissionDates.admissionDate,
      admission_text: admissionDates.admissionText,
    })
    .from(admissionDates)
    .orderBy(...listOrder(admissionDates));
}

export function listFeeRecords(db: Db) {
  return db
    .select({
      category: feeRecords.category,
      amount: feeRecords.amount,
      brochure_pdf: feeRecords.brochurePdf,
    })
    .from(feeRecords)
    .orderBy(...listOrder(feeRecords));
}

export function listFormControls(db: Db) {
  return db
    .select({
      key: formControls.key,
      field_name: formControls.fieldName,
      status: asFlag(formControls.shown),
    })
    .from(formControls)
    .orderBy(...listOrder(formControls));
}
