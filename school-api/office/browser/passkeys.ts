import { createPasskey, getPasskey } from './webauthn';

const CANCELLED = 'You did not use a passkey. Try again, or ask for a code.';

/**
 * <office-passkey> around a form with the field `passkey`: asks the server what to sign, has the
 * browser's passkey sign it, and sends the form with the answer. Hidden without passkeys.
 */
export function passkeys(host: HTMLElement): void {
  const form = host.querySelector('form');
  const button = form?.querySelector('button');
  if (!form || !button || !('credentials' in navigator) || !('PublicKeyCredential' in window))
    return;
  host.hidden = false;
  button.addEventListener('click', () => void use(host, form, button));
}

async function use(host: HTMLElement, form: HTMLFormElement, button: HTMLButtonElement) {
  const status = form.querySelector('[role=status]');
  const field = form.elements.namedItem('passkey');
  if (!(field instanceof HTMLInputElement)) return;
  button.disabled = true;
  try {
    field.value = await answer(host.dataset.options ?? '');
    form.requestSubmit();
  } catch {
    if (status) status.textContent = CANCELLED;
  } finally {
    button.disabled = false;
  }
}

/** The answer of the passkey, as JSON. */
async function answer(path: string): Promise<string> {
  const response = await fetch(path, { method: 'POST' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { options } = await response.json();
  return JSON.stringify(await ('rp' in options ? createPasskey(options) : getPasskey(options)));
}
