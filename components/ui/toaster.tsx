'use client';

import { Toaster as Sonner } from 'sonner';

/** Toasts at the top right; /register shows them for 3 seconds, everything else for 5. */
export function Toaster({ seconds = 5 }: { seconds?: number }) {
  return (
    <Sonner
      position="top-right"
      duration={seconds * 1000}
      visibleToasts={3}
      closeButton
      offset={16}
      toastOptions={{ className: 'toast' }}
    />
  );
}
