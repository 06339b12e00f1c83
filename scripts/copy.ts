import { specTexts } from '../tests/content/spec-texts';
import { isProse, readStrings } from './copy/strings';

/** `npm run copy` lists every text by file. '=' marks quotations of the specification. */
const quoted = Object.values(specTexts).flat();
/** A short quotation, such as 'Class', also occurs in our own sentences. */
const isQuotation = (text: string) =>
  quoted.some((one) => text.trim() === one || (one.includes(' ') && text.includes(one)));
const lines = (await readStrings()).filter(isProse).map(({ file, text }) => {
  const mark = isQuotation(text) ? '=' : ' ';
  return `${mark} ${file}: ${text.replace(/\s+/g, ' ')}`;
});
console.log(lines.join('\n'));
