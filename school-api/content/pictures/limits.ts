const MB = 1024 * 1024;

/** A photograph of a phone has up to 15 MB, a brochure for print as much. */
export const UPLOAD_MAX_BYTES = 20 * MB;
/** Of one side, in the file that is kept: twice the width of a page, for dense screens. */
export const LONGEST_SIDE = 2_400;
/** Of the file that is kept. */
export const PICTURE_MAX_BYTES = 600_000;
/** What a phone makes; more would fill the memory while it is unpacked. */
export const MAX_PIXELS = 50_000_000;
/** Of pictures that must be unpacked as a whole before the first line is there. */
export const MAX_WHOLE_PIXELS = 30_000_000;
/** An AVIF takes three times the memory of a JPEG while it is unpacked. */
export const MAX_AVIF_PIXELS = 12_000_000;
export const THUMB_SIDE = 360;
export const LONGEST_ALT = 250;
export const BIN_DAYS = 30;

/** Below the media folder, and in the address after it. */
export const OFFICE_FOLDER = 'office';
