import { officeCheck } from '../../office';
import { type Finding, liveDeps, runChecks } from '../../operations';
import { OfficeError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';

export const checkCommands: Command[] = [
  {
    name: 'check',
    description: 'Names what this installation lacks for the public, and what to do',
    options: { json: { description: 'as JSON, for a program' } },
    details: [
      'Asks the mail server, the name servers and the site itself, each for some seconds at most, and',
      'looks at variables, backup, disk, database and folders. Ends with 1 if anything is serious.',
      'Without a running site give it the variables that the school API is started with.',
    ],
    run,
  },
];

async function run(args: ParsedArguments, { db, config, now, out, tell }: CommandContext) {
  const findings = await runChecks(liveDeps({ db, config, now }), { others: [officeCheck] });
  const serious = findings.filter(({ severity }) => severity === 'serious').length;
  await out(
    args.has('json') ? `${JSON.stringify(findings, null, 2)}\n` : findings.map(asText).join('\n'),
  );
  const advice = findings.length - serious;
  if (serious > 0) throw new OfficeError(`${serious} serious, ${advice} to think about.`);
  tell(advice > 0 ? `Nothing serious, ${advice} to think about.` : 'Everything is in order.');
}

function asText({ id, severity, what, why, todo }: Finding): string {
  const lines = what.replaceAll('\n', '\n    ');
  return `${severity.toUpperCase()}  ${id}\n  ${lines}\n  Why: ${why}\n  Do:  ${todo}\n`;
}
