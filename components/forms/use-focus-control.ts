import { useEffect, useState } from 'react';

/** Gives the focus to the control that the review was asked to change, when its step is shown. */
export function useFocusControl(id: string | undefined): void {
  // A form fills itself in an effect of its own, so what is chosen is known one rendering later.
  const [filled, setFilled] = useState(false);
  useEffect(() => setFilled(true), []);
  useEffect(() => {
    if (id && filled) controlOf(id)?.focus();
  }, [id, filled]);
}

/** Of a group of choices, the one that is chosen. */
function controlOf(id: string): HTMLElement | null {
  const control = document.getElementById(id);
  const group = control?.closest('[role="radiogroup"]');
  return group?.querySelector<HTMLElement>(':checked') ?? control;
}
