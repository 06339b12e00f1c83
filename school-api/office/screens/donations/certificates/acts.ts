import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { cvFile } from '@/contract';
import type { DonorCertificate } from '../../../../db';
import { typeOfFile } from '../../../../forms';
import {
  addCertificates,
  claimOf,
  type FinancialYear,
  keepCertificate,
  listCertificates,
  mailCertificates,
  maskedName,
  matchByHand,
  openCertificate,
  readClaims,
  readPanKey,
  recallCertificates,
  removeCertificateFile,
  takeBack,
} from '../../../../money';
import { goTo } from '../../../answer';
import { goOffering } from '../../../flash';
import { notFoundPage } from '../../../pages';
import type { OfficeRequest } from '../../../route';
import { receiveFiles } from '../../../upload';
import { withYear } from '../statement-actions';
import { MOST_FILES, pathOf, showCertificates, statedDonors, WHY } from './list';

export const listCertificatesOf = withYear((request, year) => showCertificates(request, year));

const NOT_TAKEN = `The files did not arrive. Send up to ${MOST_FILES}, 100 MB together, or try again in a minute`;

/** Keeps the PDFs, all or none, and matches them and those that were in doubt. */
export const addFiles = withYear(async (request, year) => {
  const { deps, audit } = request;
  const refuse = (error: string, field = 'file') =>
    showCertificates(request, year, { errors: { [field]: error } });
  const folder = path.join(deps.config.tax.certificates, 'arriving');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = readPanKey(deps.config.tax.panKey);
  const to = Array.from({ length: MOST_FILES }, () =>
    path.join(folder, randomBytes(18).toString('hex')),
  );
  try {
    const received = await receiveFiles(request, { maxBytes: 2 * 1024 * 1024, to });
    if (!received.ok) return refuse(NOT_TAKEN);
    const { files, fields } = received;
    const claims = readClaims(fields.get('table') ?? '', key);
    if (claims === undefined) return refuse('Paste exactly 4 columns, and each file once', 'table');
    if (files.length === 0 && claims.size === 0) return refuse('Choose files');
    for (const [at, { name, bytes, isTooLarge }] of files.entries()) {
      if (isTooLarge) return refuse(`${name} is larger than 2 MB`);
      const isPdf = bytes > 0 && (await typeOfFile(to[at] ?? '', cvFile)) !== undefined;
      if (!isPdf) return refuse(`${name} is not a PDF`);
    }
    const donors = await statedDonors(request, year);
    if (donors === undefined) return notFoundPage(request);
    const record = `certificates of ${year.name}`;
    await audit({ action: 'donations certificates add', record, after: { files: files.length } });
    const added = [];
    for (const [at, { name }] of files.entries()) {
      const id = await keepCertificate(to[at] ?? '', year.name, deps.config.tax);
      added.push({ id, fileName: maskedName(name, key) });
    }
    const options = { year: year.name, donors, claims, now: deps.now() };
    await addCertificates(deps.db, added, options);
    return goTo(pathOf(year), 'certificates-added');
  } finally {
    for (const file of to) await rm(file, { force: true });
  }
});

type Found = { request: OfficeRequest; year: FinancialYear; certificate: DonorCertificate };

/** For the certificate of the form or the address; recorded first. */
const withOne = (action: string, run: (found: Found) => Promise<Response>) =>
  withYear(async (request, year) => {
    const { deps, form, params, audit } = request;
    const id = params.id ?? form.get('id');
    const all = await listCertificates(deps.db, year.name);
    const certificate = all.find((one) => one.id === id);
    if (certificate === undefined) return notFoundPage(request);
    const record = `a certificate of ${year.name}`;
    await audit({ action, record, person: certificate.emailKey });
    return run({ request, year, certificate });
  });

export const matchOne = withOne('donations certificate match', async (found) => {
  const { request, year, certificate } = found;
  const { deps, form } = request;
  const donors = await statedDonors(request, year);
  if (donors === undefined) return notFoundPage(request);
  const claim = claimOf(['reference', 'amount', 'number'].map((name) => form.get(name) ?? ''));
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const decided = { year: year.name, donors, claim, email };
  const doubt = await matchByHand(deps.db, certificate.id, decided);
  if (doubt !== '') {
    const emails = donors.find(claim.reference)?.emails.join(', ');
    const error = doubt === 'emails' ? `${WHY[doubt]}: ${emails}` : WHY[doubt];
    return showCertificates(request, year, { typed: form, errors: { reference: error } });
  }
  const fields = { id: certificate.id };
  const undo = { label: 'Undo', action: `${pathOf(year)}/back`, fields };
  return goOffering(request, pathOf(year), { said: 'certificate-matched', offers: [undo] });
});

export const takeOneBack = withOne('donations certificate take back', async (found) => {
  const { db, config } = found.request.deps;
  const now = await takeBack(db, found.certificate);
  if (now === 'gone') await removeCertificateFile(found.certificate.id, config.tax);
  return goTo(pathOf(found.year), `certificate-${now}`);
});

/** With the donor's PAN in it. */
export const sendOne = withOne('donations certificate', async ({ request, year, certificate }) => {
  const pdf = await openCertificate(certificate.id, request.deps.config.tax);
  if (pdf === undefined) return notFoundPage(request);
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="certificate-${year.name}.pdf"`,
      // It was made elsewhere.
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    },
  });
});

export const mailAll = withYear(async (request, year) => {
  const { deps, audit } = request;
  if (deps.config.tax.registration === undefined) return notFoundPage(request);
  const record = `certificates of ${year.name}`;
  await audit({ action: 'donations certificates mail', record });
  const now = deps.now();
  const told = await mailCertificates(deps.db, year, now);
  if (told === 0) return goTo(pathOf(year), 'pan-asked-nobody');
  const fields = { at: String(now.getTime()) };
  const undo = { label: 'Undo', action: `${pathOf(year)}/mail/undo`, fields };
  return goOffering(request, pathOf(year), { said: 'letters-sent', offers: [undo] });
});

export const recallAll = withYear(async ({ deps, form, audit }, year) => {
  const at = /^\d{1,15}$/.test(form.get('at') ?? '') ? Number(form.get('at')) : 0;
  const record = `certificates of ${year.name}`;
  await audit({ action: 'donations certificates mail undo', record });
  const recalled = await recallCertificates(deps.db, year, new Date(at));
  return goTo(pathOf(year), recalled > 0 ? 'letters-undone' : 'letter-gone');
});
