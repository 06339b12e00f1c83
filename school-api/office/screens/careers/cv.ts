import { CV_TYPE } from '@/contract';
import { slugFrom } from '../../../content';
import { dayInIndia } from '../../../money';
import { careersSubject, type OfficeRecord } from '../../../records';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { sendFile, sizeOf } from '../records/private-file';
import { findNumbered } from '../records/screens';
import { LIST } from './acts';

export async function sendCv(request: OfficeRequest): Promise<Response> {
  const job = await findNumbered(request, careersSubject);
  const file = String(job?.record.cv ?? '');
  const size = file === '' ? undefined : await sizeOf(file);
  if (job === undefined || size === undefined) return noSuchRecord(request, 'CV', LIST);
  const isOpened = request.url.searchParams.get('open') === 'yes';
  const action = isOpened ? 'jobs cv open' : 'jobs cv download';
  await request.audit({ action, record: job.name, person: job.person });
  return sendFile({ file, type: CV_TYPE, name: nameOf(job), isOpened }, size);
}

/** 'cv-meera-rao-2026-11-21.pdf': safe on every system, in any script that the name was typed in. */
function nameOf({ id, record }: { id: number; record: OfficeRecord }): string {
  const day = record.received_at instanceof Date ? `-${dayInIndia(record.received_at)}` : '';
  return `cv-${slugFrom(String(record.applicant_name)) || id}${day}.pdf`;
}
