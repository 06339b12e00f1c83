import {
  APPLICATION_STATES,
  isApplicationState,
  isDecision,
  type Tone,
} from './application-states';

const MESSAGE_STATES = {
  new: 'waiting',
  answered: 'good',
  closed: 'plain',
} as const satisfies Record<string, Tone>;

/** 'closed': recorded, or not a donation. */
const TRANSFER_STATES = MESSAGE_STATES;

const JOB_STATES = {
  new: 'waiting',
  shortlisted: 'plain',
  interview: 'plain',
  'not hired': 'bad',
  hired: 'good',
} as const satisfies Record<string, Tone>;

/** States that the office sets, by kind of record. They are stored under these names. */
const STATES = {
  applications: APPLICATION_STATES,
  messages: MESSAGE_STATES,
  jobs: JOB_STATES,
  transfers: TRANSFER_STATES,
} as const satisfies Record<string, Readonly<Record<string, unknown>>>;

export type StateKind = keyof typeof STATES;

export const isStateKind = (kind: string): kind is StateKind => Object.hasOwn(STATES, kind);

export const statesOf = (kind: StateKind): readonly string[] => Object.keys(STATES[kind]);

/** States set at once; the others are prepared and released. */
export const settableStates = (kind: StateKind) =>
  statesOf(kind).filter((state) => kind !== 'applications' || !isDecision(state));

export function isStateOf(kind: StateKind, state: string): boolean {
  return Object.hasOwn(STATES[kind], state);
}

export function toneOf(kind: StateKind, state: string): Tone {
  if (kind === 'applications') {
    return isApplicationState(state) ? APPLICATION_STATES[state].tone : 'plain';
  }
  const tones: Readonly<Record<string, Tone>> = STATES[kind];
  return tones[state] ?? 'plain';
}

/** 'Test taken' */
export function stateTitle(state: string): string {
  return state.charAt(0).toUpperCase() + state.slice(1);
}
