import { lazy, Suspense, useEffect } from 'react';

let mounted = () => {};
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Lazily loaded; if that fails, the messages at the fields remain. */
const LazyToaster = lazy(() =>
  import('../../ui/toaster').then(
    ({ Toaster }) => ({
      default: () => {
        useEffect(mounted, []);
        return <Toaster seconds={3} />;
      },
    }),
    () => ({ default: () => <></> }),
  ),
);

export function Toasts() {
  return (
    <Suspense fallback={null}>
      <LazyToaster />
    </Suspense>
  );
}

/** Shows a toast for three seconds, as soon as the toaster is mounted. */
export async function showToast(kind: 'success' | 'error', text: string): Promise<void> {
  await ready;
  const { toast } = await import('sonner');
  toast[kind](text);
}
