import { useEffect, useState } from 'react';

/** Focuses the control chosen in the review when its step is shown. */
export function useFocusControl(id: string | undefined): void {
  // The form is filled in an effect, so a chosen radio is known one render later.
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (id && filled) controlOf(id)?.focus();
  }, [id, filled]);
}

/** For a radio group, the checked one. */
function controlOf(id: string): HTMLElement | null {
  const control = document.getElementById(id);
  const group = control?.closest('[role="radiogroup"]');
  return group?.querySelector<HTMLElement>(':checked') ?? control;
}
