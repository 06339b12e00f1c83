import { cache } from 'react';
import {
  CONSENT_CONTROL,
  type FormControl,
  NOTICE_CONTROL,
  NOTICE_VERSIONS,
  type NoticeForm,
  STATUS_CONTROL,
} from '@/contract';
import { readCall } from './client';
import { mapResult } from './result';

/** The keys of the enabled form controls, which also name a server's optional fields. */
const listedIn = (controls: readonly FormControl[]): ReadonlySet<string> =>
  new Set(controls.filter(({ status }) => status).map(({ key }) => key));

const readListed = cache(async () => mapResult(await readCall('form-controls'), listedIn));

async function isListed(key: string): Promise<boolean> {
  const listed = await readListed();
  return listed.ok && listed.data.has(key);
}

/** False if the server did not respond; a page with such a field is then stored briefly. */
export const hasLoadedControls = async () => (await readListed()).ok;

/** The version that a form sends; '' if the server does not accept it. */
export async function readNoticeVersion(form: NoticeForm): Promise<string> {
  return (await isListed(NOTICE_CONTROL)) ? NOTICE_VERSIONS[form] : '';
}

/** The notice version for a parent's declaration; '' if the server does not require one. */
export async function readConsentVersion(): Promise<string> {
  return (await isListed(CONSENT_CONTROL)) ? NOTICE_VERSIONS.register : '';
}

/** Whether the server lets families track their applications. */
export const offersStatus = () => isListed(STATUS_CONTROL);
