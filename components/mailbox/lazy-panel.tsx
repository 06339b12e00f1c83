import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { NotSent } from '../forms/not-sent';
import { useHydrated } from '../forms/use-hydrated';

/** Apart, so that the page's first script stays small. */
export const lazyPanel = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  notLoaded: string,
) =>
  lazy(() =>
    load().then(
      (panel) => ({ default: panel }),
      () => ({ default: () => <NotSent text={notLoaded} /> }),
    ),
  );

/** Empty without scripts: what the panel asks for could not be sent. */
export function PanelFrame({ loading, children }: { loading: string; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={<p>{loading}</p>}>{children}</Suspense> : null;
}
