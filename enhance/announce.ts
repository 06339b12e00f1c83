let region: HTMLElement | undefined;

/** Announces a change to assistive technology without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.setAttribute('role', 'status');
    region.className = 'unseen';
    document.body.append(region);
  }
  region.textContent = text;
}
