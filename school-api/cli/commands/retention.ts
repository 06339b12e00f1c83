import { confirmNights, purgeDeleted } from '../../db';
import { type Counted, countOutdated, limitsAt, removeOutdated } from '../../privacy';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { terminalLog } from '../log';
import { textTable } from '../table';

export const retentionCommands: Command[] = [
  {
    name: 'retention run',
    description: 'Delete records whose retention period is over',
    options: { 'dry-run': { description: 'only count what would be deleted' } },
    details: [
      'The site does the same every night. The database then rewrites its files, so that no deleted data',
      'stays in them. It stops if it was not done for a month, since the clock may be wrong: check the date,',
      'then run this. docs/decisions/retention.md lists the periods and their reasons.',
    ],
    run,
  },
];

async function run(args: ParsedArguments, context: CommandContext) {
  const { db, config, now, out, progress, tell } = context;
  const work = {
    db,
    limits: limitsAt(now(), config.retention),
    cvFolder: config.forms.cv.folder,
  };
  const outdated = await countOutdated(work);
  if (args.has('dry-run')) return out(tableOf(outdated, 'would be removed'));
  await confirmNights(db, now());
  const counter = progress('Removing');
  const all = outdated.reduce((sum, { count }) => sum + count, 0);
  let done = 0;
  const onRemoved = (count: number) => {
    done += count;
    counter.at(done, all);
  };
  const removed = await removeOutdated(work, { onRemoved });
  counter.end();
  await purgeDeleted(db, { log: terminalLog(tell), ownServer: config.databaseUrl === undefined });
  out(tableOf(removed, 'removed'));
}

function tableOf(counted: readonly Counted[], verb: string): string {
  const rows = counted.map(({ label, count }) => ({ what: label, [verb]: String(count) }));
  return textTable(['what', verb], rows);
}
