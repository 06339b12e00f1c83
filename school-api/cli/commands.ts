import type { Command } from './command';
import { backupCommands } from './commands/backup';
import { checkCommands } from './commands/check';
import { mailCommands } from './commands/mail';
import { paymentCommands } from './commands/payments';
import { peopleCommands } from './commands/people';
import { personCommands } from './commands/person';
import { retentionCommands } from './commands/retention';

export const commands: readonly Command[] = [
  ...checkCommands,
  ...backupCommands,
  ...paymentCommands,
  ...mailCommands,
  ...peopleCommands,
  ...personCommands,
  ...retentionCommands,
];
