/**
 * Replaces the history entry of a page that answered a form, so that Back loads its address and does not
 * ask to resubmit.
 */
export function avoidResubmission(): void {
  addEventListener('pagehide', () => history.replaceState(history.state, '', location.href));
}
