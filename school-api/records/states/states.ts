/** How a state is to be taken: 'waiting' asks for somebody's work. */
type Tone = 'waiting' | 'good' | 'bad' | 'plain';

export const APPLICATION_STATES = {
  new: 'waiting',
  'in review': 'waiting',
  'test fixed': 'plain',
  admitted: 'good',
  'waiting list': 'plain',
  'not admitted': 'bad',
  withdrawn: 'bad',
} as const satisfies Record<string, Tone>;

const MESSAGE_STATES = {
  new: 'waiting',
  answered: 'good',
  closed: 'plain',
} as const satisfies Record<string, Tone>;

const JOB_STATES = {
  new: 'waiting',
  shortlisted: 'plain',
  interview: 'plain',
  'not taken': 'bad',
  taken: 'good',
} as const satisfies Record<string, Tone>;

/**
 * The states that the office sets, by kind of record. They are stored as they are written here, and the
 * parent is shown that of an application.
 */
const STATES = {
  applications: APPLICATION_STATES,
  messages: MESSAGE_STATES,
  jobs: JOB_STATES,
} as const satisfies Record<string, Readonly<Record<string, Tone>>>;

export type StateKind = keyof typeof STATES;

export const statesOf = (kind: StateKind): readonly string[] => Object.keys(STATES[kind]);

export function isStateOf(kind: StateKind, state: string): boolean {
  return Object.hasOwn(STATES[kind], state);
}

export function toneOf(kind: StateKind, state: string): Tone {
  const tones: Readonly<Record<string, Tone>> = STATES[kind];
  return tones[state] ?? 'plain';
}

/** 'Test fixed' */
export function stateTitle(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}
