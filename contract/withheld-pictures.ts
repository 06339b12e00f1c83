import * as z from 'zod';

/**
 * Optional: pictures that must no longer be served, such as a student's after consent was
 * withdrawn. The site reads them when `withheld` changes.
 */
export const WITHHELD_PATH = '/api/withheld-pictures';

const VERSION = /^[\w-]{22}$/;
const MAX = 50_000;

export const withheldVersion = z.string().regex(VERSION);

/** Hashes, because an address may contain a name: the first 22 characters of SHA-256 in base64url. */
export const withheldPictures = z.object({
  version: withheldVersion,
  pictures: z.array(z.string().regex(VERSION)).max(MAX),
});

export type WithheldPictures = z.output<typeof withheldPictures>;

const FRAME = /(?:\.t[1-3])?(?:\.f\d{1,3}x\d{1,3})?(?=\.webp$)/;

/** Leaves out the rotation and focus point, which are encoded in the address. */
export const plainAddress = (address: string): string => address.replace(FRAME, '');

/** The hashed text: the address of a picture ('/media/…') in normal form. */
export function pictureName(address: string): string {
  try {
    return plainAddress(decodeURIComponent(address));
  } catch {
    return plainAddress(address);
  }
}
