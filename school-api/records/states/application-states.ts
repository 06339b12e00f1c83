import { formatInIndia, parseInIndia } from '@/content/india-time';

/** A state's meaning: 'waiting' needs somebody's work. */
export type Tone = 'waiting' | 'good' | 'bad' | 'plain';

type ApplicationFacts = {
  tone: Tone;
  /** The family's words everywhere: the state, and what follows. */
  family: readonly [title: string, follows: string];
  /** For a decision, which is prepared and released: its email, in place of the words above. */
  mail?: readonly [subject: string, text: string];
};

export const APPLICATION_STATES = {
  received: {
    tone: 'waiting',
    family: ['Received', 'We will write to you about the next step.'],
  },
  'invited to the test': {
    tone: 'plain',
    family: ['Invited to the test', 'Please come to the admission test on the day shown here.'],
    mail: [
      'Admission test for {child} on {test date}',
      'We invite {child} to the admission test for {class} on {test date}. Please bring the admit card.',
    ],
  },
  'test taken': {
    tone: 'waiting',
    family: ['Test taken', 'We are reviewing the results. We will write to you when we decide.'],
  },
  'place offered': {
    tone: 'plain',
    family: ['Place offered', 'Please accept or decline the place by {day}.'],
    mail: [
      'A place for {child} in {class}',
      'We are pleased to offer {child} a place in {class}. Please accept or decline it by {answer day}.',
    ],
  },
  accepted: {
    tone: 'good',
    family: ['Place accepted', 'We will write to you about joining the school.'],
  },
  declined: {
    tone: 'bad',
    family: ['Place declined', 'Please call the school if this is a mistake.'],
  },
  'waiting list': {
    tone: 'plain',
    family: ['Waiting list', 'We will write to you if a place becomes available.'],
    mail: [
      '{child} is on the waiting list',
      '{child} is on the waiting list for {class}. We will write to you if a place becomes available.',
    ],
  },
  'not this time': {
    tone: 'bad',
    family: ['Not this time', 'We cannot offer a place. You are welcome to apply again next year.'],
    mail: [
      'Your application for {child}',
      'Thank you for applying. We are sorry that we cannot offer {child} a place in {class} this time. You are welcome to apply again next year.',
    ],
  },
  withdrawn: {
    tone: 'bad',
    family: ['Withdrawn', 'You do not need to do anything.'],
  },
} as const satisfies Record<string, ApplicationFacts>;

export type ApplicationState = keyof typeof APPLICATION_STATES;

export const isApplicationState = (state: string): state is ApplicationState =>
  Object.hasOwn(APPLICATION_STATES, state);

/** Prepared and released; the office sets the others at once. */
export const isDecision = (state: string) =>
  isApplicationState(state) && 'mail' in APPLICATION_STATES[state];

/** A note to the family applies as long as its decision, and with an accepted offer. */
export const noteNow = (state: string, note: string) =>
  isDecision(state) || state === 'accepted' ? note : '';

/** A state's email template, with placeholders. */
export function stateMail(state: ApplicationState): { subject: string; text: string } {
  const facts: ApplicationFacts = APPLICATION_STATES[state];
  const [title, follows] = facts.family;
  const [subject, text] = facts.mail ?? [`${title}: {child}`, follows];
  return { subject, text: `Dear {name},\n\n${text}\n\nApplication number: {number}` };
}

/** Sunday 3 January 2027; other texts, such as 'on request', are unchanged. */
export function dayInWords(value: string): string {
  const day = parseInIndia(value, 'yyyy-MM-dd');
  return day ? formatInIndia(day, 'EEEE d MMMM yyyy') : value;
}

/** The deadline is midnight in India; an offer without a deadline stays open. */
export const isAnswerDue = (answerBy: string, now: Date) =>
  answerBy === '' || formatInIndia(now, 'yyyy-MM-dd') <= answerBy;

const TOO_LATE = 'The date for accepting this place has passed. Please call the school.';
const NO_DAY = 'Please accept or decline the place.';

/** An application's state for its family: what it is, and what follows. */
export function familyWords(
  { state, answerBy }: { state: string; answerBy: string },
  now: Date,
): { title: string; follows: string } {
  const known = isApplicationState(state) ? state : 'received';
  const [title, follows] = APPLICATION_STATES[known].family;
  if (known !== 'place offered') return { title, follows };
  if (!isAnswerDue(answerBy, now)) return { title, follows: TOO_LATE };
  return {
    title,
    follows: answerBy === '' ? NO_DAY : follows.replace('{day}', dayInWords(answerBy)),
  };
}
