import { type RefObject, useEffect, useRef, useState } from 'react';
import { wasTouched } from './use-app-started';

/** Whether the form was touched; lazy parts are loaded then. */
export function useTouched(onTouch: () => void): {
  touched: boolean;
  watch: { ref: RefObject<HTMLFormElement | null>; onFocus: () => void; onPointerDown: () => void };
} {
  const ref = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  useEffect(() => {
    // The focus may be in the form before hydration.
    if (wasTouched() || ref.current?.contains(document.activeElement)) setTouched(true);
  }, []);
  useEffect(() => {
    if (touched) onTouch();
  }, [touched, onTouch]);
  return { touched, watch: { ref, onFocus: touch, onPointerDown: touch } };
}
