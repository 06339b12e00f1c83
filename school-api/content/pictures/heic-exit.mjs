/** Exit codes of the decoder's process when the file is at fault. */
export const EXIT = { broken: 10, tooManyPixels: 11 };
