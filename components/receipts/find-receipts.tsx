'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { receipts } from '@/content/receipts';
import { school } from '@/content/school';
import { NotSent } from '../forms/not-sent';
import { WithoutScripts } from '../forms/without-scripts';
import { Icon } from '../ui/icon';

const copy = receipts.find;

/** Loaded when it is opened, so that the page's first script does not grow. */
const Panel = lazy(() =>
  import('./receipts-panel').then(
    ({ ReceiptsPanel }) => ({ default: ReceiptsPanel }),
    () => ({ default: () => <NotSent text={copy.notLoaded} /> }),
  ),
);

/** A quiet line below the form; its address is #receipts. */
export function FindReceipts() {
  const box = useRef<HTMLDetailsElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const details = box.current;
    if (!details) return;
    if (location.hash === `#${details.id}`) details.open = true;
    // It may have been opened before these lines ran.
    if (details.open) setOpened(true);
  }, []);
  return (
    <details
      ref={box}
      id="receipts"
      className="find-receipts"
      data-print="none"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>
        <h2>{copy.title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <WithoutScripts text={copy.withoutScripts} email={school.email} />
      {opened ? (
        <Suspense fallback={<p>{copy.loading}</p>}>
          <Panel />
        </Suspense>
      ) : null}
    </details>
  );
}
