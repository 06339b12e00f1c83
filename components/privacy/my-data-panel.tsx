'use client';

import { myDataPanel as copy } from '@/content/my-data';
import { VerifiedPanel } from '../mailbox/verified-panel';
import { ErasedView } from './erased-view';
import { PersonalDataView } from './personal-data-view';
import { useMyData } from './use-my-data';

export function MyDataPanel() {
  const state = useMyData();
  const { data, erased } = state;
  return (
    <VerifiedPanel verification={state} copy={copy.find}>
      {erased ? (
        <ErasedView state={state} erased={erased} />
      ) : data ? (
        <PersonalDataView state={state} data={data} />
      ) : null}
    </VerifiedPanel>
  );
}
