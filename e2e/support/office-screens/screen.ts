import type { Who } from '../office-people';

export type Screen = {
  /** As in the table of routes. */
  route: `${'GET' | 'POST'} /${string}`;
  /** Which of the route's states this is. */
  state: string;
  path: string;
  /** Sent as by a form of the office. */
  fields?: Record<string, string>;
  status?: number;
  as?: Who | 'nobody';
  /** Uses the empty office. */
  empty?: true;
};

type States = Record<string, Partial<Omit<Screen, 'route' | 'state'>> & { query?: string }>;

export const PLAIN: States = { plain: {} };
export const FULL_OR_EMPTY: States = { full: {}, empty: { empty: true } };
export const wrong = (fields: Record<string, string> = {}) => ({ fields, status: 422 });

/** The states of a route, at its own path with these values of its parameters, unless they name another. */
export function screens(
  route: Screen['route'],
  states: States,
  ...values: (string | number)[]
): Screen[] {
  const pathOf = () => {
    const at = values.values();
    return route.replace(/^\w+ /, '').replace(/:\w+/g, (name) => {
      const { value, done } = at.next();
      if (done) throw new Error(`${route}: no value for ${name}`);
      return String(value);
    });
  };
  return Object.entries(states).map(([state, { query = '', path, ...of }]) => ({
    route,
    state,
    path: path ?? pathOf() + query,
    ...of,
  }));
}

/** Detail routes shared by several kinds of records. */
export function detail(route: `/${string}`, id: string | number): Screen[] {
  return [
    ...screens(`GET ${route}`, { full: {} }, id),
    ...screens(`POST ${route}/notes`, { 'empty note': wrong({ text: ' ' }) }, id),
    ...screens(`POST ${route}/letters`, { 'empty letter': wrong({ message: ' ' }) }, id),
  ];
}
