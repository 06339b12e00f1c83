'use client';

import { myDonations as copy } from '@/content/receipts';
import { lazyPanel, PanelFrame } from '../mailbox/lazy-panel';

const Panel = lazyPanel(
  () => import('./receipts-panel').then(({ ReceiptsPanel }) => ReceiptsPanel),
  copy.notLoaded,
);

export const MyDonations = () => (
  <PanelFrame loading={copy.loading}>
    <Panel />
  </PanelFrame>
);
