'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { receiptsEntry as copy } from '@/content/receipts';
import { lazyPanel } from '../mailbox/lazy-panel';
import { Icon } from '../ui/icon';

const Panel = lazyPanel(
  () => import('./receipts-panel').then(({ ReceiptsPanel }) => ReceiptsPanel),
  copy.notLoaded,
);

/** A quiet line below the form; its address is #receipts. `children` stand there without scripts. */
export function FindReceipts({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    // It may have been opened before these lines ran.
    if (details.open) setOpened(true);
    const follow = () => {
      if (location.hash === `#${details.id}`) details.open = true;
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <details
      ref={box}
      id="receipts"
      className="find-receipts"
      data-print="none"
      data-starts=""
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <h2>{copy.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      {children}
      {opened ? (
        <Suspense fallback={<p>{copy.loading}</p>}>
          <Panel />
        </Suspense>
      ) : null}
    </details>
  );
}
