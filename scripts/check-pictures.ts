/** Are all pictures of the site there, of the right size and format? Exit 1 when something is not. */
import { pictureFindings } from './pictures/findings';

const findings = await pictureFindings('public');
for (const finding of findings) console.log(finding);
console.log(findings.length === 0 ? 'All pictures are there.' : `${findings.length} to mend.`);
process.exitCode = findings.length === 0 ? 0 : 1;
