'use client';

import { statusPanel as copy } from '@/content/application-status';
import { VerifiedPanel } from '../../mailbox/verified-panel';
import { Applications } from './applications';
import { useStatus } from './use-status';

export function StatusPanel({ noticeVersion }: { noticeVersion: string }) {
  const state = useStatus(noticeVersion);
  return (
    <VerifiedPanel verification={state} copy={copy.find}>
      {state.data ? <Applications data={state.data} state={state} /> : null}
    </VerifiedPanel>
  );
}
