/** Text about a purpose with a goal or a last day. */
export const goals = {
  meter: 'Goal of {purpose}',
  unknown: 'Goal: {goal}',
  open: '{raised} of {goal} so far',
  reached: 'We have reached the goal of {goal}: {raised} so far',
  until: 'Until {day}',
  closed: 'Ended on {day}',
  closedWith: '{raised} of {goal} received',
  closedReached: 'The goal of {goal} was reached: {raised} received',
} as const;
