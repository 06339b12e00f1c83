import type { PrivacyData } from '@/contract/requests/privacy';

const TRACES = ['mailbox_codes', 'code_sends'];

/** Only the records left by requesting the code for this page. */
export function isOnlyTraces({ sections }: PrivacyData): boolean {
  return sections.every(
    ({ kind, records }) =>
      TRACES.includes(kind) ||
      (kind === 'outbox' && records.every((record) => record.kind === 'otp')),
  );
}
