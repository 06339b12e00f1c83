/** A primary click without modifier keys that no other handler has prevented. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey);
}
