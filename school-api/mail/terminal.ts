import { maskEmail } from '../text/mask';
import type { MailTransport } from './transport';

/** For a machine without a mail server, never in production: says where the mail can be read. */
export function terminalTransport(
  apiUrl: string,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): MailTransport {
  return {
    leaves: 'kept',
    close: () => undefined,
    send: async ({ id, to, subject }) => {
      // The subject of a one-time password begins with the code.
      print(`  Mail to ${maskEmail(to)}: ${subject}  ${apiUrl}/outbox/${id}`);
    },
  };
}
