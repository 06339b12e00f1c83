import { NOTICE_FIELD } from '@/contract/facts/notices';

/** The answers with the notice's version, which is '' for a server that does not accept it. */
export function withNotice<T extends object>(answers: T, version: string) {
  return version === '' ? answers : { ...answers, [NOTICE_FIELD]: version };
}
