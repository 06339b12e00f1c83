import { ensureBuilt } from '../run/built.mjs';
import { ensurePackages, installCommand, missing, type Package } from '../run/packages';
import { StopWithMessage } from '../run/stop.mjs';
import type { Part } from './parts';
import { Tally } from './tally';
import { type PhaseTime, reportTimes } from './times';
import { printTitle } from './title';

const isNight = () => process.env.TEST_ALL !== undefined;

const packagesOf = ({ packages = [], nightPackages = [] }: Part): readonly Package[] =>
  isNight() ? [...packages, ...nightPackages] : packages;

/** In sequence, because some parts measure time. */
export async function runParts(
  parts: readonly Part[],
  ended: (part: Part, hasPassed: boolean) => void,
): Promise<void> {
  const needed = [...new Set(parts.flatMap(packagesOf))];
  if (!ensurePackages(needed)) {
    console.log(`Parts without their programs fail. First ${installCommand(missing(needed))}.`);
  }
  const all = new Tally();
  const phases: PhaseTime[] = [];
  for (const part of parts) {
    const started = performance.now();
    printTitle(part.title);
    const tally = await runPart(part);
    phases.push({ part: part.name, seconds: (performance.now() - started) / 1000 });
    all.add(tally);
    ended(part, tally.failed === 0);
  }
  reportTimes(phases, all.files);
  all.report();
}

/** A part that cannot run counts as a failed check; the rest still run. */
async function runPart(part: Part): Promise<Tally> {
  const tally = new Tally();
  const absent = missing(packagesOf(part));
  if (absent.length > 0) {
    tally.addCheck(`${part.name}: not run. First ${installCommand(absent)}.`, false);
    return tally;
  }
  try {
    if (part.built) await ensureBuilt();
    await part.run(tally);
  } catch (error) {
    console.error(error instanceof StopWithMessage ? error.message : error);
    const reason = error instanceof Error ? error.message : String(error);
    tally.addCheck(`${part.name}: ${reason}`, false);
  }
  return tally;
}
