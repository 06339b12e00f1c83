'use client';

import { useCallback, useState } from 'react';
import { AlertDialog } from './alert-dialog';

/** `show(text, then?)` opens the alert; render `dialog` once. `then` runs after OK or Escape. */
export function useAlert() {
  const [alert, setAlert] = useState<{ message: string; then?: (() => void) | undefined } | null>(
    null,
  );
  const show = useCallback((message: string, then?: () => void) => setAlert({ message, then }), []);
  const close = () => {
    setAlert(null);
    alert?.then?.();
  };
  return { show, dialog: <AlertDialog message={alert?.message ?? null} onClose={close} /> };
}
