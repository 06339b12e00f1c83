import { specTexts } from '../tests/content/spec-texts';
import { isProse, readStrings } from './copy/strings';

/**
 * `npm run copy`: every text that somebody reads, by file, to be edited. '=' marks those that the
 * specification quotes.
 */
const quoted = Object.values(specTexts).flat();
/** A short one, such as 'Class', stands in sentences that are ours. */
const isQuotation = (text: string) =>
  quoted.some((one) => text.trim() === one || (one.includes(' ') && text.includes(one)));
const lines = (await readStrings()).filter(isProse).map(({ file, text }) => {
  const mark = isQuotation(text) ? '=' : ' ';
  return `${mark} ${file}: ${text.replace(/\s+/g, ' ')}`;
});
console.log(lines.join('\n'));
