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

type States = Record<string, Omit<Screen, 'route' | 'state'>>;

export function screens(route: Screen['route'], states: States): Screen[] {
  return Object.entries(states).map(([state, of]) => ({ route, state, ...of }));
}
