'use client';

import { myData as copy } from '@/content/my-data';
import { lazyPanel, PanelFrame } from '../mailbox/lazy-panel';

const Panel = lazyPanel(
  () => import('./my-data-panel').then(({ MyDataPanel }) => MyDataPanel),
  copy.notLoaded,
);

export const MyData = () => (
  <PanelFrame loading={copy.loading}>
    <Panel />
  </PanelFrame>
);
