import { stat } from 'node:fs/promises';
import { fileBody } from '../../../platform';
import { careersSubject } from '../../../records';
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
      'content-disposition': `${how}; filename="cv-${job.id}.pdf"`,
    },
  });
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
