'use client';

import { statusPanel as copy } from '@/content/application-status';
import { ProvedPanel } from '../../mailbox/proved-panel';
import { Applications } from './applications';
import { useStatus } from './use-status';

export function StatusPanel({ noticeVersion }: { noticeVersion: string }) {
  const state = useStatus(noticeVersion);
  return (
    <ProvedPanel proof={state} copy={copy.find}>
      {state.data ? <Applications data={state.data} state={state} /> : null}
    </ProvedPanel>
  );
}
