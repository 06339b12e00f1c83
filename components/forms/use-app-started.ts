import { useEffect } from 'react';
import { APP_STARTED } from '@/enhance/app/started';

/** Tells enhance/app that the form is interactive. */
export function useAppStarted(answers: boolean): void {
  useEffect(() => {
    if (answers) document.dispatchEvent(new Event(APP_STARTED));
  }, [answers]);
}

/** Whether the visitor touched the form before React started. */
export function wasTouched(): boolean {
  return 'touched' in document.documentElement.dataset;
}
