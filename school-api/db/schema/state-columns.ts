import { text, timestamp } from 'drizzle-orm/pg-core';

/** The state set by the office, when and by whom (records/states). */
export const stateColumns = (first = 'new') => ({
  officeState: text('office_state').notNull().default(first),
  officeStateAt: timestamp('office_state_at', { withTimezone: true }),
  officeStateBy: text('office_state_by').notNull().default(''),
});
