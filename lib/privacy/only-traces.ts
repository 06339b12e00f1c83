import type { PrivacyData } from '@/contract/requests/privacy';

const TRACES = ['mailbox_codes', 'code_sends'];

/** Nothing but what the code for this page has left. */
export function isOnlyTraces({ sections }: PrivacyData): boolean {
  return sections.every(
    ({ kind, records }) =>
      TRACES.includes(kind) ||
      (kind === 'outbox' && records.every((record) => record.kind === 'otp')),
  );
}
