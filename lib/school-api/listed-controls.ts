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

/** The keys of the enabled form controls, which also name a server's optional fields. */
const listedIn = (controls: readonly FormControl[]): ReadonlySet<string> =>
  new Set(controls.filter(({ status }) => status).map(({ key }) => key));

const readListed = cache(async () => {
  const controls = await readCall('form-controls');
  return listedIn(controls.ok ? controls.data : []);
});

/** The version that a form sends; '' if the server does not accept it. */
export async function readNoticeVersion(form: NoticeForm): Promise<string> {
  return (await readListed()).has(NOTICE_CONTROL) ? NOTICE_VERSIONS[form] : '';
}

/** The notice version for a parent's declaration; '' if the server does not require one. */
export async function readConsentVersion(): Promise<string> {
  return (await readListed()).has(CONSENT_CONTROL) ? NOTICE_VERSIONS.register : '';
}

/** Whether the server lets families track their applications. */
export async function offersStatus(): Promise<boolean> {
  return (await readListed()).has(STATUS_CONTROL);
}
