import * as z from 'zod';
import type { Call, DataOfCall } from './call';
import { admissionDate, admissionText } from './entities/admission-date';
import { album, albumDetail } from './entities/album';
import { alumniRecord } from './entities/alumni-record';
import { announcement } from './entities/announcement';
import { calendarEvent } from './entities/calendar-event';
import { competition } from './entities/competition';
import { curriculumRecord } from './entities/curriculum-record';
import { disclosure, feeHead } from './entities/disclosure';
import { facultyRecord } from './entities/faculty-record';
import { feeRecord } from './entities/fee-record';
import { formControl } from './entities/form-control';
import { gurukulamProgramme } from './entities/gurukulam-programme';
import { newsDetail, newsItem } from './entities/news-item';
import { publicationRecord } from './entities/publication-record';
import { purpose, purposeTotal } from './entities/purpose';
import { resultRecord } from './entities/result-record';
import { sliderImage } from './entities/slider-image';
import { syllabusDocument } from './entities/syllabus-document';
import { testimonial } from './entities/testimonial';
import { vacancy } from './entities/vacancy';
import { video } from './entities/video';
import { weeklySchedule } from './entities/weekly-schedule';
import {
  completeAdmissionRequest,
  createAdmissionRequest,
  verifyOtpRequest,
} from './forms/admissions';
import { applicationDocumentFields, documentFile } from './forms/application-document';
import { jobApplicationFields } from './forms/careers';
import { contactRequest } from './forms/contact';
import { CV_FIELD } from './forms/cv-file';
import { donationRequest } from './forms/donations';
import { mailboxCodeRequest, mailboxGrantRequest } from './forms/mailbox';
import { donationTaxIdRequest } from './forms/tax-id';
import { transferRequest } from './forms/transfer';
import {
  createAdmissionResponse,
  createOrderRequest,
  createOrderResponse,
  sendOtpRequest,
  verifyOtpResponse,
} from './requests/admission';
import {
  applicationAnswerRequest,
  applicationContinueRequest,
  applicationContinueResponse,
  applicationStatusRequest,
  applicationStatusResponse,
} from './requests/application-status';
import { donationResponse, donationTaxIdResponse, transferResponse } from './requests/donation';
import {
  donationVerifyPaymentRequest,
  verificationResponse,
  verifyPaymentRequest,
} from './requests/payment';
import {
  privacyCorrectRequest,
  privacyDataResponse,
  privacyEraseResponse,
  privacyRequest,
  privacyWithdrawResponse,
} from './requests/privacy';
import {
  mailboxGrantResponse,
  receiptFileRequest,
  receiptFileResponse,
  receiptsRequest,
  receiptsResponse,
} from './requests/receipts';

const OK = [200];
/** Servers differ in the success status of a write. */
const WRITTEN = [200, 201, 202, 204];
const CREATED = [201, 200, 202, 204];

const page = z.object({ page: z.coerce.number().int().min(1).default(1) });
const year = z.object({ year: z.coerce.number().int().min(1900).max(2999) });

function list<I extends z.ZodType>(path: string, item: I) {
  return { method: 'GET', path, response: { kind: 'list', item }, success: OK } as const;
}

function post<B extends z.ZodType, S extends z.ZodType>(path: string, body: B, schema: S) {
  const response = { kind: 'object', schema } as const;
  return { method: 'POST', path, body, response, success: WRITTEN } as const;
}

/** The specification defines only the status of the response. */
function submit<B extends z.ZodType, S extends readonly number[]>(
  path: string,
  body: B,
  success: S,
) {
  return { method: 'POST', path, body, response: { kind: 'json-or-empty' }, success } as const;
}

/** Success is any truthy response body. */
function postTruthy<B extends z.ZodType>(path: string, body: B) {
  const response = { kind: 'truthy-json' } as const;
  return { method: 'POST', path, body, response, success: WRITTEN } as const;
}

export const calls = {
  'image-slider': list('image-slider', sliderImage),
  announcement: { ...list('announcement', announcement), aliases: ['announcement/'] },
  'admission-dates': {
    method: 'GET',
    path: 'admission-dates/',
    response: {
      kind: 'groups',
      items: {
        dates_with_locations: admissionDate,
        admission_texts_with_locations: admissionText,
      },
    },
    success: OK,
  },
  'weekly-schedules': list('weekly-schedules', weeklySchedule),
  videos: list('videos', video),
  curriculums: list('curriculums', curriculumRecord),
  testimonials: list('testimonials', testimonial),
  results: {
    method: 'GET',
    path: 'results',
    query: year,
    response: { kind: 'groups', items: { '10th': resultRecord, '12th': resultRecord } },
    success: OK,
  },
  competitions: list('competitions', competition),
  alumni: list('alumni', alumniRecord),
  publications: list('academics/publications', publicationRecord),
  'news-events': {
    method: 'GET',
    path: 'news-events/',
    query: page,
    response: { kind: 'page', item: newsItem },
    success: OK,
  },
  'news-event': {
    method: 'GET',
    path: 'news-events/{slug}',
    response: { kind: 'object', schema: newsDetail },
    success: OK,
  },
  faculties: list('faculties', facultyRecord),
  'vedic-gurukulam': list('vedic-gurukulam', gurukulamProgramme),
  'fee-structure': list('fee-structure', feeRecord),
  vacancies: list('vacancies/', vacancy),
  'form-controls': list('form-controls', formControl),
  /** Optional: without it the calendar shows the dates of the other reads. */
  events: list('events', calendarEvent),
  /** Optional: without them the site shows no photograph albums. The list has the newest 200. */
  albums: list('albums', album),
  album: {
    method: 'GET',
    path: 'albums/{slug}',
    response: { kind: 'object', schema: albumDetail },
    success: OK,
  },
  /** Optional: without them the page shows the entries of content/. */
  disclosures: list('disclosures', disclosure),
  'fee-heads': list('fee-heads', feeHead),
  /** Optional: without it the page shows its own documents. */
  'syllabus-documents': list('syllabus-documents', syllabusDocument),
  /** Optional: without it the site uses its own purposes. */
  purposes: list('purposes', purpose),
  /** Optional: without it goals show no amount raised. A purpose may be missing. */
  'purpose-totals': list('purpose-totals', purposeTotal),

  'contact-us': submit('contact-us/', contactRequest, [201]),
  'job-apply': {
    ...submit('job-apply/', jobApplicationFields, CREATED),
    multipart: { file: CV_FIELD },
  },
  'create-admission': {
    ...post('create-admission/', createAdmissionRequest, createAdmissionResponse),
    success: CREATED,
  },
  'send-otp': postTruthy('send-otp/', sendOtpRequest),
  'verify-otp': post('verify-otp/', verifyOtpRequest, verifyOtpResponse),
  'complete-admission': postTruthy('complete-admission/', completeAdmissionRequest),
  'create-order': post('create-order/', createOrderRequest, createOrderResponse),
  'verify-payment': post('verify-payment/', verifyPaymentRequest, verificationResponse),
  'create-donation': {
    ...post('create-donation/', donationRequest, donationResponse),
    success: CREATED,
  },
  'donation-verify-payment': post(
    'donation-verify-payment/',
    donationVerifyPaymentRequest,
    verificationResponse,
  ),
  /** Optional: called only if create-donation/ offered it with `tax_id`. */
  'donation-tax-id': post('donation-tax-id/', donationTaxIdRequest, donationTaxIdResponse),
  /** Optional: called only if form-controls lists it (TRANSFER_CONTROL). */
  'tell-transfer': post('tell-transfer', transferRequest, transferResponse),

  // Optional: a server may lack them (docs/decisions/receipts.md).
  'mailbox-code': submit('mailbox-code', mailboxCodeRequest, WRITTEN),
  'mailbox-grant': post('mailbox-grant', mailboxGrantRequest, mailboxGrantResponse),
  receipts: post('receipts', receiptsRequest, receiptsResponse),
  'receipt-file': post('receipt-file', receiptFileRequest, receiptFileResponse),

  // Optional too (docs/decisions/rights.md).
  'privacy-data': post('privacy-data', privacyRequest, privacyDataResponse),
  'privacy-correct': submit('privacy-correct', privacyCorrectRequest, WRITTEN),
  'privacy-withdraw': post('privacy-withdraw', privacyRequest, privacyWithdrawResponse),
  'privacy-erase': post('privacy-erase', privacyRequest, privacyEraseResponse),

  // Optional too (docs/decisions/application-status.md).
  'application-status': post(
    'application-status',
    applicationStatusRequest,
    applicationStatusResponse,
  ),
  'application-document': {
    ...submit('application-document', applicationDocumentFields, CREATED),
    multipart: { file: documentFile.file },
  },
  'application-answer': post(
    'application-answer',
    applicationAnswerRequest,
    applicationStatusResponse,
  ),
  'application-continue': post(
    'application-continue',
    applicationContinueRequest,
    applicationContinueResponse,
  ),
} as const satisfies Record<string, Call>;

type Calls = typeof calls;
type NamesOf<M extends Call['method']> = {
  [N in keyof Calls]: Calls[N]['method'] extends M ? N : never;
}[keyof Calls];

export type CallName = keyof Calls;
export type ReadName = NamesOf<'GET'>;
export type WriteName = NamesOf<'POST'>;
export type ResponseOf<N extends CallName> = DataOfCall<Calls[N]>;
export type RequestOf<N extends WriteName> = z.output<Calls[N]['body']>;
export type QueryOf<N extends CallName> = Calls[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q> & object
  : undefined;
export type ParamsOf<N extends CallName> = Calls[N] extends {
  path: `${string}{${infer P}}${string}`;
}
  ? Record<P, string>
  : undefined;

export function isReadName(name: string): name is ReadName {
  const call: Call | undefined = Object.hasOwn(calls, name) ? calls[name as CallName] : undefined;
  return call?.method === 'GET';
}

export const readNames: readonly ReadName[] = Object.keys(calls).filter(isReadName);
