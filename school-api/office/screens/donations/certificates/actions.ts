import { rm } from 'node:fs/promises';
import { cvFile } from '@/contract';
import type { Db, DonorCertificate } from '../../../../db';
import { detectType, newFile } from '../../../../forms';
import {
  addCertificates,
  claimOf,
  type FinancialYear,
  findCertificate,
  listCertificates,
  mailCertificates,
  maskedName,
  matchByHand,
  openCertificate,
  readClaims,
  readPanKey,
  recallCertificates,
  rematchCertificate,
  saveCertificate,
  unmatchCertificate,
} from '../../../../money';
import { audited } from '../../../audit';
import { momentField, momentIn, redirectWithUndo } from '../../../flash';
import { notFoundPage } from '../../../pages';
import { redirectTo } from '../../../response';
import type { OfficeRequest } from '../../../route';
import { receiveFiles } from '../../../upload';
import { privateFile } from '../../records/private-file';
import { withYear } from '../year';
import { MAX_FILES, pathOf, showCertificates, statedDonors, WHY } from './list';

const NOT_TAKEN = `The files did not arrive. Send up to ${MAX_FILES} files, 100 MB together, and a table of at most 64 KB, or try again in a minute`;

/** Stores the PDFs, all or none, and matches them and the doubtful ones. */
export const addFiles = withYear(async (request, year) => {
  const { deps, audit } = request;
  const key = readPanKey(deps.config.tax.panKey);
  const to: string[] = [];
  while (to.length < MAX_FILES) to.push((await newFile(deps.config.tax.certificates)).tempPath);
  try {
    const received = await receiveFiles(request, { maxBytes: 2 * 1024 * 1024, to });
    const typed = received.fields;
    const refuse = (error: string, field = 'file') =>
      showCertificates(request, year, { typed, errors: { [field]: error } });
    if (!received.ok) return refuse(NOT_TAKEN);
    const { files } = received;
    const claims = readClaims(typed.get('table') ?? '', key);
    if (claims === undefined) return refuse('Paste exactly 4 columns, and each file once', 'table');
    if (files.length === 0 && claims.size === 0) return refuse('Choose files');
    for (const [at, { name, bytes, isTooLarge }] of files.entries()) {
      if (isTooLarge) return refuse(`${name} is larger than 2 MB`);
      const isPdf = bytes > 0 && (await detectType(to[at] ?? '', cvFile)) !== undefined;
      if (!isPdf) return refuse(`${name} is not a PDF`);
    }
    const donors = await statedDonors(request, year);
    if (donors === undefined) return notFoundPage(request);
    const record = `certificates of ${year.name}`;
    await audit({ action: 'donations certificates add', record, after: { files: files.length } });
    const added = [];
    for (const [at, { name }] of files.entries()) {
      const id = await saveCertificate(to[at] ?? '', year.name, deps.config.tax);
      added.push({ id, fileName: maskedName(name, key) });
    }
    const options = { year: year.name, donors, claims, now: deps.now() };
    await addCertificates(deps.db, added, options);
    const names = new Set((await listCertificates(deps.db, year.name)).map((one) => one.fileName));
    const isComplete = [...claims.keys()].every((name) => names.has(name));
    return redirectTo(pathOf(year), isComplete ? 'certificates-added' : 'certificates-incomplete');
  } finally {
    for (const file of to) await rm(file, { force: true });
  }
});

type Target = { request: OfficeRequest; year: FinancialYear; certificate: DonorCertificate };

/** For the certificate in the form or the address. */
export const withOne = (run: (found: Target) => Promise<Response>) =>
  withYear(async (request, year) => {
    const id = request.params.id ?? request.form.get('id') ?? '';
    const certificate = await findCertificate(request.deps.db, year.name, id);
    return certificate ? run({ request, year, certificate }) : notFoundPage(request);
  });

export function entryOf(
  { year, certificate: { id, emailKey } }: Target,
  action: string,
  person = emailKey,
) {
  return { action, record: `certificate ${id.slice(0, 8)} of ${year.name}`, person };
}

const earlierOf = (found: Target, certificate: DonorCertificate | undefined, action: string) =>
  certificate ? [entryOf({ ...found, certificate }, action)] : [];

export const match = withOne(async (found) => {
  const { request, year, certificate } = found;
  const { form } = request;
  const donors = await statedDonors(request, year);
  if (donors === undefined) return notFoundPage(request);
  const claim = claimOf(['reference', 'amount', 'number'].map((name) => form.get(name) ?? ''));
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const { emails = [] } = donors.find(claim.reference) ?? {};
  const person = emails.includes(email) ? email : emails[0];
  const isCorrected = form.get('corrected') === 'yes';
  const decided = { year: year.name, donors, claim, email, isCorrected };
  const entry = entryOf(found, 'donations certificate match', person);
  const change = (tx: Db) => matchByHand(tx, certificate.id, decided);
  const { problem } = await audited(
    request,
    ({ replaced }) => [entry, ...earlierOf(found, replaced, 'donations certificate replaced')],
    change,
    (left) => left.problem === '',
  );
  if (problem !== '') {
    const error = problem === 'emails' ? `${WHY[problem]}: ${emails.join(', ')}` : WHY[problem];
    return showCertificates(request, year, { typed: form, errors: { reference: error } });
  }
  return goBackTo(found, 'certificate-matched', 'unmatch');
});

function goBackTo({ request, year, certificate: { id } }: Target, message: string, undo: string) {
  const action = `${pathOf(year)}/${undo}`;
  return redirectWithUndo(request, pathOf(year), message, { action, fields: { id } });
}

export const unmatch = withOne(async (found) => {
  const { request, year, certificate } = found;
  const entry = entryOf(found, 'donations certificate unmatch');
  const change = (tx: Db) => unmatchCertificate(tx, certificate);
  const { isDone, restored } = await audited(
    request,
    ({ restored }) => [entry, ...earlierOf(found, restored, 'donations certificate restored')],
    change,
    (undone) => undone.isDone,
  );
  if (restored) return redirectTo(pathOf(year), 'certificate-restored');
  return isDone
    ? goBackTo(found, 'certificate-doubtful', 'rematch')
    : redirectTo(pathOf(year), 'certificate-doubtful');
});

export const rematch = withOne(async (found) => {
  const { request, year, certificate } = found;
  const entry = entryOf(found, 'donations certificate match');
  const isDone = await audited(request, entry, (tx) => rematchCertificate(tx, certificate));
  return isDone
    ? goBackTo(found, 'certificate-matched', 'unmatch')
    : redirectTo(pathOf(year), 'certificate-taken');
});

/** Contains the donor's PAN. */
export const send = withOne(async (found) => {
  const { request, year, certificate } = found;
  await request.audit(entryOf(found, 'donations certificate'));
  const pdf = await openCertificate(certificate.id, request.deps.config.tax);
  if (pdf === undefined) return notFoundPage(request);
  const name = `certificate-${year.name}.pdf`;
  return privateFile(new Uint8Array(pdf), { type: 'application/pdf', name, isOpened: true });
});

export const mailAll = withYear(async (request, year) => {
  const { deps } = request;
  if (deps.config.tax.registrations.length === 0) return notFoundPage(request);
  const record = `certificates of ${year.name}`;
  const now = deps.now();
  const entry = { action: 'donations certificates mail', record };
  const emailed = await audited(request, entry, (tx) => mailCertificates(tx, year, now));
  if (emailed === 0) return redirectTo(pathOf(year), 'certificates-mailed-nobody');
  const undo = { action: `${pathOf(year)}/mail/undo`, fields: momentField(now) };
  return redirectWithUndo(request, pathOf(year), 'letters-sent', undo);
});

export const recallAll = withYear(async (request, year) => {
  const record = `certificates of ${year.name}`;
  const entry = { action: 'donations certificates mail undo', record };
  const recall = (tx: Db) => recallCertificates(tx, year, momentIn(request.form));
  const recalled = await audited(request, entry, recall);
  return redirectTo(pathOf(year), recalled > 0 ? 'letters-undone' : 'letter-gone');
});
