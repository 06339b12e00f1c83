/** The calls of the browser, which take and give bytes, with JSON on both sides. */
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

export async function createPasskey(options: PublicKeyCredentialCreationOptionsJSON) {
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

export async function getPasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  const { challenge, allowCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    allowCredentials: withBytes(allowCredentials as Described[]),
  } as PublicKeyCredentialRequestOptions;
  const given = await navigator.credentials.get({ publicKey });
  if (!(given instanceof PublicKeyCredential)) throw new Error('no passkey was given');
  const { response } = given;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new Error('no assertion');
  return {
    ...common(given),
    clientExtensionResults: {},
    response: {
      clientDataJSON: toText(response.clientDataJSON),
      authenticatorData: toText(response.authenticatorData),
      signature: toText(response.signature),
    },
  };
}
