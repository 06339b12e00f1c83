/** How the decoder's process ends when the file is at fault. */
export const EXIT = { broken: 10, tooManyPixels: 11 };
