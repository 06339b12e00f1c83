import { maskEmail } from '../platform';
import type { MailTransport } from './transport';

/** For development without a mail server: prints where the mail can be read. */
export function terminalTransport(
  apiUrl: string,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): MailTransport {
  return {
    resultingState: 'kept',
    close: () => undefined,
    send: async ({ id, to, subject }) => {
      // The subject of a one-time password contains the code.
      print(`  Email to ${maskEmail(to)}: ${subject}  ${apiUrl}/outbox/${id}`);
    },
  };
}
