'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from './button';

interface Props {
  /** The exact text; null keeps the dialog closed. */
  message: string | null;
  onClose: () => void;
}

/** A modal alert, closed by OK or Escape; the browser restores the focus. */
export function AlertDialog({ message, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (message !== null && !element.open) element.showModal();
    if (message === null && element.open) element.close();
  }, [message]);
  return (
    <dialog
      ref={dialog}
      className="alert-dialog"
      role="alertdialog"
      aria-labelledby={textId}
      onClose={onClose}
    >
      <p id={textId}>{message}</p>
      <div className="alert-dialog-end">
        <Button onClick={() => dialog.current?.close()}>OK</Button>
      </div>
    </dialog>
  );
}
