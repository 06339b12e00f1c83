import { parseArgs } from 'node:util';
import { report } from './report';
import { runConformance, Unreachable } from './run';

const HELP = `Checks a school API against the contract of this site.

  npm run conformance -- --url http://127.0.0.1:4000            only reads
  npm run conformance -- --url http://127.0.0.1:4000 --write    also sends the forms

--write leaves test records behind, all named 'Conformance Check', and sends mail to example.org:
use it on a test server. Exit code 0: everything holds; 1: something does not; 2: not understood.
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const given = readGiven();
  if (typeof given === 'string') {
    process.stderr.write(given);
    return 2;
  }
  if (given.help) {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    const findings = await runConformance(given.host, given);
    process.stdout.write(`${given.host}\n\n${report(findings)}`);
    return findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** What was asked for, or what is wrong with it. */
function readGiven() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const host = hostOf(values.url ?? '');
    if (host === undefined && !values.help) return `--url must be an http address.\n\n${HELP}`;
    return { host: host ?? '', write: values.write, help: values.help };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}

/** The address below which /api/ lies, however much of it was given. */
function hostOf(url: string): string | undefined {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/(api\/?)?$/, '');
}
