import { limitsAt } from '../../retention/limits';
import { countOutdated, removeOutdated } from '../../retention/run-retention';
import type { Command, CommandContext, ParsedArguments } from '../command';

export const retentionCommands: Command[] = [
  {
    name: 'retention run',
    description: 'Removes what need not be kept any longer',
    options: { 'dry-run': { description: 'only tells how much it would remove' } },
    details: [
      'One-time codes and their traces after RETENTION_CODE_DAYS (1), applications that nobody paid',
      'for after RETENTION_APPLICATION_DAYS (180), CV files after RETENTION_CV_MONTHS (12). Paid',
      'applications, donations, messages and the rest of a job application stay.',
    ],
    run,
  },
];

async function run(args: ParsedArguments, { db, config, now, tell, progress }: CommandContext) {
  const limits = limitsAt(now(), config.retention);
  const found = await countOutdated(db, limits);
  const dry = args.has('dry-run');
  if (!dry) {
    const all = found.codes + found.applications + found.cvs;
    const counter = progress('Removing');
    let done = 0;
    await removeOutdated(db, limits, config.forms.cv.folder, (things) => {
      done += things;
      counter.at(done, all);
    });
    counter.end();
  }
  const verb = dry ? 'would be removed' : 'removed';
  tell(`${found.codes} traces of one-time codes ${verb}.`);
  tell(`${found.applications} abandoned applications ${verb}.`);
  tell(`${found.cvs} CV files ${verb}.`);
}
