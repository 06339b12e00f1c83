const MB = 1024 * 1024;

/** A phone's photograph has up to 15 MB, and so does a brochure for print. */
export const UPLOAD_MAX_BYTES = 20 * MB;
/** Longest side of the stored file: twice a page's width, for dense screens. */
export const MAX_SIDE = 2_400;
/** Size of the stored file. */
export const PICTURE_MAX_BYTES = 600_000;
/** The most that phones take; more would fill the memory while decoding. */
export const MAX_PIXELS = 50_000_000;
/** For formats that must be decoded as a whole. */
export const MAX_WHOLE_PIXELS = 30_000_000;
/** Decoding an AVIF takes three times the memory of a JPEG. */
export const MAX_AVIF_PIXELS = 12_000_000;
export const THUMB_SIDE = 360;
export const MAX_ALT_LENGTH = 250;
export const BIN_DAYS = 30;

/** Below the media folder, and in the address. */
export const OFFICE_FOLDER = 'office';

/** Why a file is refused, for the clerk; nothing of it is stored. */
export class FileRefused extends Error {}

export const refusals = {
  none: 'Choose a file',
  diskFull: 'The disk of the site is full. Tell the person who runs it',
  tooLarge: 'The file is larger than 20 MB. Choose a smaller one',
  tooMuch: 'These files are larger than 100 MB together. Add fewer at a time',
  notPicture: 'This is not a picture. Choose a JPEG, HEIC, PNG, WebP, AVIF or GIF file',
  notPdf: 'This is not a PDF. Choose a file that ends in .pdf and opens as a PDF',
  svg: 'SVG drawings can contain programs. Save the drawing as PNG and choose it again',
  tooManyPixels:
    'The picture has too many pixels. Make it smaller, or save it as JPEG, and choose it again',
  broken: 'The picture is damaged or incomplete. Open it, save it again, and choose it again',
  slow: 'The picture took too long to read. Save it as JPEG and choose it again',
  notSmall: 'The picture cannot be made small enough. Save it as JPEG and choose it again',
} as const;

export const refuse = (why: keyof typeof refusals) => new FileRefused(refusals[why]);
