import { type Attack, addresses, agentFrom, post, repeat } from '../attack';

/** Item 8: the same parent's application begun from many places at once. */
export const applications: Attack = (site) => {
  const agents = addresses(100).map((address) => agentFrom(address, site, 1));
  const parent = { first_name: 'Keshav', last_name: 'Rao', email: 'parent@example.org' };
  return repeat(64, async (n) => {
    const agent = agents[n % agents.length];
    if (agent) await post(agent, site, 'create-admission', parent);
  });
};
