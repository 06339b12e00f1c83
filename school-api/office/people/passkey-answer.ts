import { z } from 'zod';

/** Larger ones are not from a browser. */
const MAX_CHARACTERS = 16_384;

const base64url = z.string().regex(/^[\w-]+={0,2}$/);

const common = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

export const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

export const attestation = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
});

/** A form field filled by the browser script; undefined if it is malformed. */
export function readAnswer<S extends z.ZodType>(text: string, schema: S): z.output<S> | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
