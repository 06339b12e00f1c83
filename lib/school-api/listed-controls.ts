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

/** The keys of the form controls that are switched on; they name the optional fields of a server too. */
const listedIn = (controls: readonly FormControl[]): ReadonlySet<string> =>
  new Set(controls.filter(({ status }) => status).map(({ key }) => key));

const readListed = cache(async () => {
  const controls = await readCall('form-controls');
  return listedIn(controls.ok ? controls.data : []);
});

/** The version that a form sends; '' where the server does not take it. */
export async function readNoticeVersion(form: NoticeForm): Promise<string> {
  return (await readListed()).has(NOTICE_CONTROL) ? NOTICE_VERSIONS[form] : '';
}

/** The notice that the declaration of a parent names; '' where the server asks for none. */
export async function readConsentVersion(): Promise<string> {
  return (await readListed()).has(CONSENT_CONTROL) ? NOTICE_VERSIONS.register : '';
}

/** Whether the server tells families where their applications stand. */
export async function offersStatus(): Promise<boolean> {
  return (await readListed()).has(STATUS_CONTROL);
}
