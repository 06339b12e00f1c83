import { specTexts } from '../tests/content/spec-texts';
import { isProse, readStrings } from './copy/strings';

/**
 * `npm run copy`: every text that somebody reads, by file, to be edited. '=' marks those that the
 * specification quotes.
 */
const quoted = Object.values(specTexts).flat();
const lines = (await readStrings()).filter(isProse).map(({ file, text }) => {
  const mark = quoted.some((one) => text.includes(one)) ? '=' : ' ';
  return `${mark} ${file}: ${text.replace(/\s+/g, ' ')}`;
});
console.log(lines.join('\n'));
