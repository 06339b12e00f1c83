import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { report } from './report';
import { runConformance, Unreachable } from './run';

const HELP = `Checks a school API against the contract of this site.

  npm run conformance -- --url http://127.0.0.1:4000            only reads
  npm run conformance -- --url http://127.0.0.1:4000 --write    also sends the forms

With --mailbox ADDRESS it registers too, up to the payment: it sends a code there and asks for it.
--write leaves test records behind, all named 'Conformance Check', and sends mail to example.org:
use it on a test server. Exit code 0: everything holds; 1: something does not; 2: not understood.
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readGiven();
  if (typeof options === 'string') {
    process.stderr.write(options);
    return 2;
  }
  if (options.help) {
    process.stdout.write(HELP);
    return 0;
  }
  try {
    const { host, write, address } = options;
    const mailbox = address === '' ? undefined : { address, readCode: () => askForCode(address) };
    const findings = await runConformance(host, { write, mailbox });
    process.stdout.write(`${options.host}\n\n${report(findings)}`);
    return findings.some(({ verdict }) => verdict === 'fails') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** The parsed arguments, or an explanation of what is wrong with them. */
function readGiven() {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        write: { type: 'boolean', default: false },
        mailbox: { type: 'string', default: '' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const host = hostOf(values.url ?? '');
    if (host === undefined && !values.help) return `--url must be an http address.\n\n${HELP}`;
    const { write, help, mailbox: address } = values;
    if (address !== '' && !write) return `--mailbox needs --write.\n\n${HELP}`;
    return { host: host ?? '', write, help, address };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}

/** The base URL of /api/, however much of it was given. */
function hostOf(url: string): string | undefined {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/(api\/?)?$/, '');
}

/** Empty if no code is entered: the remaining checks are then skipped. */
async function askForCode(address: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(terminal, 'close').then(() => '');
  const question = `The code in the mail to ${address}: `;
  const code = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return code.trim();
}
