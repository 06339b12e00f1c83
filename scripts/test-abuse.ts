import { parseArgs } from 'node:util';
import { runAbuse } from './abuse/run-abuse';
import { ensureBuilt } from './run/built.mjs';
import { ensurePackages } from './run/packages';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** `-- --seconds 20 --behind nginx uploads` makes it longer, or chooses. Ends with 1 when a bound is broken. */
runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { seconds: { type: 'string', default: '15' }, behind: { type: 'string' } },
    allowPositionals: true,
  });
  await ensureBuilt();
  ensurePackages(['nginx']);
  const { seconds, behind } = values;
  const broken = await runAbuse({ seconds: Number(seconds), behind, words: positionals });
  if (broken > 0) throw new StopWithMessage(`\n${broken} bounds are broken.`);
});
