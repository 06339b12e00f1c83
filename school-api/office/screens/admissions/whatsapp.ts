import { school } from '@/content/school';
import { dialledNumber, STATUS_PATH } from '@/contract';
import { editingDeps } from '../../editing-deps';
import type { FoundRecord, RecordAct } from '../records/screens';

/**
 * Opens the clerk's own WhatsApp with a message to the family. It links to the status page but never
 * contains the status, since the message reaches whoever holds the phone.
 */
export const openWhatsApp: RecordAct<FoundRecord> = async ({ audit, deps, url }, found) => {
  const { key, name, person, path, record } = found;
  const field = url.searchParams.has('alternate') ? 'alternate_mobile' : 'mobile';
  const number = dialledNumber(String(record[field] ?? ''));
  if (number === null) return redirect(path);
  await audit({ action: `${key.kind} whatsapp`, record: name, person });
  const page = new URL(STATUS_PATH, editingDeps(deps).publicUrl).href;
  const text = `This is ${school.name}. You can see where your application ${record.application_number} stands at ${page}`;
  return redirect(`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(text)}`);
};

const redirect = (location: string) => new Response(null, { status: 303, headers: { location } });
