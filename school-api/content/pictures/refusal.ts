/** Why a file is not taken, in words for the clerk; nothing of it is kept. */
export class FileRefused extends Error {}

export const refusals = {
  none: 'Choose a file',
  diskFull: 'The disk of the site is full: tell whoever runs it',
  tooLarge: 'The file has more than 20 MB: choose a smaller one',
  notPicture: 'This is no picture that can be shown: choose a JPEG, PNG, WebP, AVIF or GIF file',
  notPdf: 'This is no PDF: choose a file that ends in .pdf and opens as a PDF',
  svg: 'Drawings (SVG) can hold programs and are not taken: save it as PNG',
  heic: 'Browsers cannot show HEIC photographs: in the phone’s settings choose “Most compatible”, or send the photograph to yourself as JPEG',
  tooManyPixels:
    'The picture has too many pixels: make it smaller, or save it as JPEG, and choose it again',
  broken: 'The picture is damaged or broken off: open it, save it once more, and choose it again',
  slow: 'The picture could not be read in time: save it as JPEG and choose it again',
  notSmall: 'The picture cannot be made small enough: save it as JPEG and choose it again',
} as const;

export const refuse = (why: keyof typeof refusals) => new FileRefused(refusals[why]);
