import type { Who } from '../office-people';

export type Screen = {
  /** As in the table of routes. */
  route: `${'GET' | 'POST'} /${string}`;
  /** Which of the route's states this is. */
  state: string;
  path: string;
  /** What is sent; as a form of the office would. */
  fields?: Record<string, string>;
  status?: number;
  as?: Who | 'nobody';
  /** The office in which nothing has come yet. */
  empty?: true;
};

type States = Record<string, Omit<Screen, 'route' | 'state'>>;

export function screens(route: Screen['route'], states: States): Screen[] {
  return Object.entries(states).map(([state, of]) => ({ route, state, ...of }));
}
