import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

type Site = { origin: string; hostname: string };
type Asked = { challenge: string };

/** A software passkey, with responses like a browser's. A synced passkey does not count its uses. */
export function createAuthenticator({ origin, hostname }: Site, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;

  const data = (flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(hostname), head, rest]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const common = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: text(id),
    create: ({ challenge }: Asked): string => {
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = data(PRESENT | VERIFIED | HAS_KEY, credential);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      const clientDataJSON = text(client('webauthn.create', challenge));
      const response = { clientDataJSON, attestationObject: text(attestationObject) };
      return JSON.stringify({ ...common, response: { ...response, transports: ['internal'] } });
    },
    /** For signing in and confirming; `flags` can mimic a weaker device. */
    get: ({ challenge }: Asked, flags = PRESENT | VERIFIED): string => {
      const authenticatorData = data(flags);
      const clientData = client('webauthn.get', challenge);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      const response = {
        clientDataJSON: text(clientData),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', signed, privateKey)),
      };
      return JSON.stringify({ ...common, response });
    },
  };
}

/** Touched, but without finger, face or PIN. */
export const ONLY_PRESENT = PRESENT;
