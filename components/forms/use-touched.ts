import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a form was touched yet: what it needs besides its fields is loaded then. */
export function useTouched(onTouch: () => void): {
  touched: boolean;
  watch: { ref: RefObject<HTMLFormElement | null>; onFocus: () => void; onPointerDown: () => void };
} {
  const ref = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  useEffect(() => {
    // A visitor may have begun before the page came alive.
    if (ref.current?.contains(document.activeElement)) setTouched(true);
  }, []);
  useEffect(() => {
    if (touched) onTouch();
  }, [touched, onTouch]);
  return { touched, watch: { ref, onFocus: touch, onPointerDown: touch } };
}
