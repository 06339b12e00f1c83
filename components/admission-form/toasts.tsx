import { lazy, Suspense, useEffect } from 'react';

let mounted = () => {};
const ready = new Promise<void>((resolve) => {
  mounted = resolve;
});

/** Toasts come with the late parts; where they cannot be had, the texts beside the fields are left. */
const LateToaster = lazy(() =>
  import('../ui/toaster').then(
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
      <LateToaster />
    </Suspense>
  );
}

/** Says a text for three seconds; one that is said before there are toasts waits for them. */
export async function say(kind: 'success' | 'error', text: string): Promise<void> {
  await ready;
  const { toast } = await import('sonner');
  toast[kind](text);
}
