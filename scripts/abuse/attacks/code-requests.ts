import { z } from 'zod';
import { type Attack, addresses, agentFrom, post, repeat } from '../attack';

const begun = z.object({ application_id: z.string() });

/** Codes to one mailbox in many writings, with guesses in between. */
export const codeRequests: Attack = async (site) => {
  const agents = addresses(4).map((address) => agentFrom(address, site, 8));
  await repeat(32, async (n) => {
    const agent = agents[n % agents.length];
    if (!agent) return;
    const parent = { first_name: 'Gopal', last_name: 'Rao', email: `victim+${n}@example.org` };
    const { status, text } = await post(agent, site, 'create-admission', parent);
    const application_id = status === 201 ? begun.parse(JSON.parse(text)).application_id : 'none';
    await post(agent, site, 'send-otp', { application_id });
    await post(agent, site, 'verify-otp', { email: application_id, otp: '123456' });
  });
};
