import { setTimeout as wait } from 'node:timers/promises';
import { errorFacts } from '../../platform';
import { backup } from './backup';
import { captcha } from './captcha';
import { certificates } from './certificate';
import type { Check, CheckDeps, Finding } from './check';
import { consents, demoRecords, identity, registrationFee } from './content';
import { clock, migrations } from './database';
import { disclosure } from './disclosure';
import { mailServer, mails } from './mail';
import { orders } from './orders';
import { payments, webhook } from './payments';
import { sender } from './sender';
import { session } from './session';
import { siteAddress, sitePolling } from './site';
import { disk, folders } from './storage';
import { tax } from './tax';
import { visitors } from './visitors';

const own: readonly Check[] = [
  ...[identity, session, demoRecords, siteAddress, certificates, captcha],
  ...[visitors, registrationFee, consents, disclosure, sitePolling],
  ...[mailServer, sender, mails, payments, webhook, orders, tax],
  ...[backup, disk, folders, migrations, clock],
];

/** Longer than the network queries of one check. */
const CHECK_LIMIT_MS = 12_000;

type Options = {
  /** From modules to the right of this one. */
  others?: readonly Check[];
  limitMs?: number;
};

/** Checks whether this installation is ready for the public; serious findings first. */
export async function runChecks(
  deps: CheckDeps,
  { others = [], limitMs = CHECK_LIMIT_MS }: Options = {},
): Promise<Finding[]> {
  const checks = [...own, ...others];
  const findings = (await Promise.all(checks.map((check) => runOne(check, deps, limitMs)))).flat();
  const isSerious = ({ severity }: Finding) => severity === 'serious';
  return [...findings.filter(isSerious), ...findings.filter((finding) => !isSerious(finding))];
}

/** A check that fails or hangs becomes a finding and does not delay the others. */
async function runOne({ subject, run }: Check, deps: CheckDeps, limitMs: number) {
  const ended = new AbortController();
  const tooLong = wait(limitMs, undefined, { signal: ended.signal }).then(
    () => [unknown(subject, 'it took too long')],
    () => [],
  );
  try {
    return await Promise.race([run(deps), tooLong]);
  } catch (error) {
    return [unknown(subject, errorFacts(error).message)];
  } finally {
    ended.abort();
  }
}

function unknown(subject: string, reason: string): Finding {
  return {
    id: `${subject.replaceAll(' ', '-')}-unknown`,
    severity: 'advice',
    what: `The ${subject} could not be checked: ${reason}.`,
    why: 'There may be an unknown problem.',
    todo: 'Run the check again. If it fails again, see the log of the school API.',
  };
}
