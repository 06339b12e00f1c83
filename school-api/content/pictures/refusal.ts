/** Why a file is not taken, in words for the clerk; nothing of it is kept. */
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
