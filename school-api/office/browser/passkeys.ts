const CANCELLED = 'You did not use a passkey. Try again, or ask for a code.';

/**
 * <office-passkey> around a form with the field `passkey`: gets a challenge, signs it with the
 * browser's passkey, and submits the form with the response. Hidden without passkeys.
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

/** The passkey's response, as JSON. */
async function answer(path: string): Promise<string> {
  const response = await fetch(path, { method: 'POST' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { options } = await response.json();
  return JSON.stringify(await ('rp' in options ? createPasskey(options) : getPasskey(options)));
}

/** The browser's calls, which use bytes, with JSON on both sides. */
type Bytes = Uint8Array<ArrayBuffer>;

function toBytes(base64url: string): Bytes {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function toText(buffer: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Described = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] };

const withBytes = (described: Described[] = []): PublicKeyCredentialDescriptor[] =>
  described.map((one) => ({ ...one, id: toBytes(one.id) }));

const common = ({ id, rawId, type }: PublicKeyCredential) => ({ id, rawId: toText(rawId), type });

async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: withBytes(excludeCredentials as Described[]),
  } as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error('no passkey was made');
  const { response } = made;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new Error('no attestation');
  return {
    ...common(made),
    clientExtensionResults: {},
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      attestationObject: toText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

async function getPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { challenge, allowCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    allowCredentials: withBytes(allowCredentials as Described[]),
  } as PublicKeyCredentialRequestOptions;
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('no assertion');
  return {
    ...common(credential),
    clientExtensionResults: {},
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    },
  };
}
