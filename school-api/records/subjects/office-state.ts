export const OFFICE_STATE_FIELDS = ['office_state', 'office_state_at', 'office_state_by'] as const;

type Row = { officeState: string; officeStateAt: Date | null; officeStateBy: string };

/** What the office has set, when and by whom. */
export function officeStateOf({ officeState, officeStateAt, officeStateBy }: Row) {
  return {
    ...{ office_state: officeState, office_state_at: officeStateAt },
    office_state_by: officeStateBy,
  };
}
