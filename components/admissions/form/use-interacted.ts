import { useEffect, useState } from 'react';
import { wasTouched } from '../../forms/use-app-started';

const SIGNS = ['focusin', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has interacted with the page, before or after hydration. */
export function useInteracted(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    if (wasTouched() || document.activeElement !== document.body) touch();
    for (const sign of SIGNS) addEventListener(sign, touch, { once: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, touch);
    };
  }, []);
  return touched;
}
