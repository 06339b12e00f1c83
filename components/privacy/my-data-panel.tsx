'use client';

import { myDataPanel as copy } from '@/content/my-data';
import { ProvedPanel } from '../mailbox/proved-panel';
import { ErasedView } from './erased-view';
import { HeldView } from './held-view';
import { useMyData } from './use-my-data';

export function MyDataPanel() {
  const state = useMyData();
  const { told, erased } = state;
  return (
    <ProvedPanel proof={state} copy={copy.find}>
      {erased ? (
        <ErasedView state={state} erased={erased} />
      ) : told ? (
        <HeldView state={state} held={told} />
      ) : null}
    </ProvedPanel>
  );
}
