import {
  applicationSubject,
  donationSubject,
  giftSubject,
  jobSubject,
  messageSubject,
} from '../records';
import type { Command } from './command';
import { accessCommands } from './commands/accesses';
import { backupCommands } from './commands/backup';
import { checkCommands } from './commands/check';
import { contentCommands } from './commands/content';
import { formControlCommands } from './commands/form-controls';
import { giftCommands } from './commands/gifts';
import { mailCommands } from './commands/mail';
import { paymentCommands } from './commands/payments';
import { peopleCommands } from './commands/people';
import { personCommands } from './commands/person';
import { receiptCommands } from './commands/receipts';
import { recordCommands } from './commands/records';
import { retentionCommands } from './commands/retention';
import { statementCommands } from './commands/statement';

export const commands: readonly Command[] = [
  ...recordCommands(applicationSubject),
  ...recordCommands(donationSubject),
  ...statementCommands,
  ...recordCommands(giftSubject),
  ...giftCommands,
  ...recordCommands(messageSubject),
  ...recordCommands(jobSubject),
  ...paymentCommands,
  ...receiptCommands,
  ...mailCommands,
  ...formControlCommands,
  ...contentCommands,
  ...personCommands,
  ...peopleCommands,
  ...accessCommands,
  ...retentionCommands,
  ...checkCommands,
  ...backupCommands,
];
