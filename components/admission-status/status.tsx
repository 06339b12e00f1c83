'use client';

import { applicationStatus as copy } from '@/content/application-status';
import { lazyPanel, PanelFrame } from '../mailbox/lazy-panel';

const Panel = lazyPanel(
  () => import('./status-panel').then(({ StatusPanel }) => StatusPanel),
  copy.notLoaded,
);

export const Status = (props: { noticeVersion: string }) => (
  <PanelFrame loading={copy.loading}>
    <Panel {...props} />
  </PanelFrame>
);
