import { type Address, Visitors } from '../bench/visitors';

export const PAGES = [
  ...['/', '/news-event', '/admission', '/register', '/contact-us', '/acedemics/results'],
];
const PAUSE_MS = 50;
let parents = 0;

/** One reader, and parents who each start a registration from an address of their own. */
export function startVisitors(site: Address): Visitors {
  const reader = (n: number) => ({
    path: PAGES[n % PAGES.length] ?? '/',
    from: '127.1.0.1',
    wanted: 200,
  });
  const parent = () => {
    const n = parents++;
    const from = `127.2.${Math.floor(n / 250)}.${(n % 250) + 1}`;
    const body = { first_name: 'Keshav', last_name: 'Rao', email: `parent-${n}@example.org` };
    return { path: '/api/create-admission', from, isNew: true, body, wanted: 201 };
  };
  return new Visitors(site, [reader, parent], PAUSE_MS);
}
