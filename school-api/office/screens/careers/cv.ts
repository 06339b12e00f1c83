import { stat } from 'node:fs/promises';
import { slugFrom } from '../../../content';
import { dayInIndia } from '../../../money';
import { fileBody } from '../../../platform';
import { careersSubject, type OfficeRecord } from '../../../records';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { findNumbered } from '../records/screens';
import { LIST } from './acts';

/** A stranger's file: nothing of it runs, and it has no part in the office's own address. */
const HEADERS = {
  'content-type': 'application/pdf',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

export async function sendCv(request: OfficeRequest): Promise<Response> {
  const job = await findNumbered(request, careersSubject);
  const file = String(job?.record.cv ?? '');
  const size = file === '' ? undefined : await sizeOf(file);
  if (job === undefined || size === undefined) return noSuchRecord(request, 'CV', LIST);
  const isOpened = request.url.searchParams.get('open') === 'yes';
  const action = isOpened ? 'jobs cv open' : 'jobs cv download';
  await request.audit({ action, record: job.name, person: job.person });
  const how = isOpened ? 'inline' : 'attachment';
  return new Response(fileBody(file), {
    headers: {
      ...HEADERS,
      'content-length': String(size),
      'content-disposition': `${how}; filename="${nameOf(job)}"`,
    },
  });
}

/** 'cv-meera-rao-2026-11-21.pdf': safe on every system, in any script that the name was typed in. */
function nameOf({ id, record }: { id: number; record: OfficeRecord }): string {
  const day = record.received_at instanceof Date ? `-${dayInIndia(record.received_at)}` : '';
  return `cv-${slugFrom(String(record.applicant_name)) || id}${day}.pdf`;
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
