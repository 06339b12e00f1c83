import { officeCheck } from '../../office';
import { type Finding, liveDeps, runChecks } from '../../operations';
import { OfficeError } from '../../platform';
import type { Command, CommandContext, ParsedArguments } from '../command';

export const checkCommands: Command[] = [
  {
    name: 'check',
    description: 'Check whether this installation is ready for the public',
    options: { json: { description: 'print JSON' } },
    details: [
      'Each finding says what is wrong, why it matters and what to do. The exit code is 1 if one is serious.',
      'Set the same variables as for the school API, since they are judged; deploy/school does so on a server.',
    ],
    takesOlder: true,
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
  if (serious > 0) throw new OfficeError(`${serious} serious, ${advice} to consider.`);
  tell(advice > 0 ? `Nothing serious, ${advice} to consider.` : 'Everything is in order.');
}

function asText({ id, severity, what, why, todo }: Finding): string {
  const lines = what.replaceAll('\n', '\n    ');
  return `${severity.toUpperCase()}  ${id}\n  ${lines}\n  Why: ${why}\n  Do:  ${todo}\n`;
}
