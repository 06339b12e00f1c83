'use client';

import { lazy, Suspense } from 'react';
import { myData as copy } from '@/content/my-data';
import { NotSent } from '../forms/not-sent';
import { useHydrated } from '../forms/use-hydrated';

/** Apart, so that the page's first script stays small. */
const Panel = lazy(() =>
  import('./my-data-panel').then(
    ({ MyDataPanel }) => ({ default: MyDataPanel }),
    () => ({ default: () => <NotSent text={copy.notLoaded} /> }),
  ),
);

/** Empty without scripts: what it asks for could not be sent. */
export function MyData() {
  if (!useHydrated()) return null;
  return (
    <Suspense fallback={<p>{copy.loading}</p>}>
      <Panel />
    </Suspense>
  );
}
