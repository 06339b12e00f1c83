import { isDemoValue } from '@/content/demo-values';
import { errorFacts } from '../../platform';
import { advice, type Check, type CheckDeps, type Finding, serious } from './check';

export const sender: Check = {
  subject: 'sender',
  run: async ({ config, lookUpText }) => {
    const { from } = config.mail;
    const domain = from.split('@')[1] ?? '';
    // Placeholders are another check's finding.
    if (isDemoValue(from)) return [];
    try {
      const [spf, dmarc] = await Promise.all([
        checkSpf(domain, lookUpText),
        checkDmarc(domain, lookUpText),
      ]);
      return [...spf, ...dmarc];
    } catch (error) {
      return advice('sender-unknown', {
        what: `The records of ${domain} cannot be looked up (${errorFacts(error).message}).`,
        why: 'Without an SPF record, the school’s emails end up as spam.',
        todo: `Look up the TXT records of ${domain} and _dmarc.${domain} on another machine.`,
      });
    }
  },
};

async function checkSpf(domain: string, lookUp: CheckDeps['lookUpText']): Promise<Finding[]> {
  const records = (await lookUp(domain)).filter((record) => /^v=spf1( |$)/i.test(record));
  if (records.length === 1) return [];
  return serious('sender-spf', {
    what:
      records.length === 0
        ? `${domain} has no SPF record.`
        : `${domain} has ${records.length} SPF records, which makes them invalid.`,
    why: 'Codes and receipts end up as spam or are rejected.',
    todo: `Ask your domain administrator for one TXT record that names the mail server, such as "v=spf1 include:... ~all".`,
  });
}

/** A parent domain's record applies to its subdomains. */
async function checkDmarc(domain: string, lookUp: CheckDeps['lookUpText']): Promise<Finding[]> {
  for (let name = domain; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const records = await lookUp(`_dmarc.${name}`);
    if (records.some((record) => /^v=DMARC1/i.test(record))) return [];
  }
  return advice('sender-dmarc', {
    what: `${domain} has no DMARC record.`,
    why: 'Others can send emails in the school’s name, and some mailboxes trust the school’s emails less.',
    todo: `Ask for a TXT record at _dmarc.${domain}, such as "v=DMARC1; p=none; rua=mailto:...".`,
  });
}
