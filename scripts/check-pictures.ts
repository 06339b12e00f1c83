/** Checks that all pictures of the site exist, with the right size and format. Exits with 1 otherwise. */
import { pictureFindings } from './pictures/findings';

const findings = await pictureFindings('public');
for (const finding of findings) console.log(finding);
console.log(
  findings.length === 0 ? 'All pictures are valid.' : `${findings.length} problems found.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
