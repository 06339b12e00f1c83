/**
 * Orders, payments, donations, receipts and tax; the payment provider and the sandbox that replaces it.
 * Other modules import only from here.
 */

export {
  openCertificate,
  removeCertificateFile,
  removeLostCertificates,
  saveCertificate,
} from './certificates/files';
export { claimOf, donorsOf, maskedName, outdated, readClaims } from './certificates/match';
export {
  addCertificates,
  deleteCertificate,
  findCertificate,
  isSettled,
  isSettledRow,
  listCertificates,
  listUndelivered,
  mailCertificates,
  matchByHand,
  recallCertificates,
  rematchCertificate,
  unmatchCertificate,
} from './certificates/rows';
export { addOfflineDonation } from './donations/offline/add';
export { cancelOfflineDonation } from './donations/offline/cancel';
export { cancelReason, OFFLINE_METHODS, offlineDonationInput } from './donations/offline/input';
export { findOfflineDonation, type WithReceipt } from './donations/offline/rows';
export { type CauseSum, purposeTotalRoutes, sumsByCause } from './donations/purpose-totals';
export { addCredits, previewCredits, undoCredits } from './donations/transfers/credits';
export { transferNumber } from './donations/transfers/number';
export { transferRoutes } from './donations/transfers/report';
export { readStatement } from './donations/transfers/statement';
export { donationControls } from './donations/validate';
export { type MoneyRows, readMoneyRows } from './payments/after-paid-rows';
export { anomalyCounts } from './payments/anomalies';
export { type CaseKind, countCases, countOpenCases, findCases } from './payments/cases';
export type { PaymentDeps } from './payments/deps';
export { failureInWords } from './payments/failure-words';
export { disputeLoss, moneyOf } from './payments/money';
export { isId, newId } from './payments/new-id';
export { openPayments, type Payments } from './payments/open-payments';
export { findOrderOf } from './payments/order-rows';
export { createProvider, type Provider } from './payments/provider';
export { reconcile } from './payments/reconcile';
export { reconcileRefunds } from './payments/reconcile-refunds';
export { LISTED_DAYS, restoreLost } from './payments/restore-lost';
export { paymentRoutes } from './payments/routes';
export { restoreUnknown } from './payments/unknown-orders';
export * from './payments/variables';
export { receiptAttachments } from './receipts/attach';
export * from './receipts/complete';
export { receiptsOfDonor } from './receipts/donor';
export { pdfFileName } from './receipts/file-name';
export { financialYear } from './receipts/number';
export { createPdfSchool, type PdfSchool } from './receipts/pdf/pdf-school';
export { receiptPdf } from './receipts/pdf/receipt-pdf';
export { renderOneAtATime } from './receipts/pdf/render-one-at-a-time';
export { statementPdf } from './receipts/pdf/statement-pdf';
export { receiptRoutes } from './receipts/routes';
export { findReceipt, findReceiptOf } from './receipts/rows';
export { skipKnownNumbers } from './receipts/skip-known-numbers';
export { countedAmount, statementsOf } from './receipts/statement';
export { rupees } from './rupees';
export * from './tax/filing';
export {
  dayInIndia,
  type FinancialYear,
  financialYearOf,
  isPastDue,
  lastYears,
  lawOn,
} from './tax/laws';
export * from './tax/make-statement';
export { deriveKey, existingPanKey, hmacKey, type PanKey, readPanKey } from './tax/pan-key';
export { aboutTax } from './tax/pan-link';
export { pageOfDonations } from './tax/read-statement';
export * from './tax/request-pan';
export { enterPan, panRefusal } from './tax/save-pan';
export { openText } from './tax/seal-text';
export { findTaxId, guardPanKey, keysOfTaxIds, removeTaxIds, withTaxId } from './tax/tax-ids';
export { type TaxFacts, type TaxSettings, taxSettings, taxVariables } from './tax/variables';
