'use client';

import { useEffect, useRef } from 'react';

/** Covers the page while a payment is verified; the visitor cannot close it. */
export function Processing({ text, note }: { text: string; note?: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const stay = (event: Event) => {
      // A second Escape would close a dialog even if its cancel event is prevented.
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return;
      event.preventDefault();
    };
    element.addEventListener('cancel', stay);
    element.addEventListener('keydown', stay);
    return () => {
      element.removeEventListener('cancel', stay);
      element.removeEventListener('keydown', stay);
    };
  }, []);
  return (
    <dialog ref={dialog} className="processing" aria-label={text}>
      <div role="status">
        <img className="loading-feather" src="/art/feather-eye.svg" alt="" width="56" height="56" />
        <p className="processing-text">{text}</p>
        {note ? <p>{note}</p> : null}
      </div>
    </dialog>
  );
}
