/** A page that answered a form is left as an address, so that Back opens it instead of asking to send the form again. */
export function goBack(): void {
  addEventListener('pagehide', () => history.replaceState(history.state, '', location.href));
}
