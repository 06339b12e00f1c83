import { CITIZEN_CONTROL, FOREIGN_GIFTS_CONTROL, type FormControl } from '@/contract';
import type { CitizenQuestion } from '@/lib/donation/citizen-question';
import { readCall } from './client';

/** From the form controls, which name the optional fields that a server takes. */
export function citizenQuestionIn(controls: readonly FormControl[]): CitizenQuestion {
  const isOn = (wanted: string) => controls.some(({ key, status }) => key === wanted && status);
  if (!isOn(CITIZEN_CONTROL)) return 'hidden';
  return isOn(FOREIGN_GIFTS_CONTROL) ? 'everybody' : 'citizens-only';
}

/** Without an answer of the server nobody is asked: it would take no donation either. */
export async function readCitizenQuestion(): Promise<CitizenQuestion> {
  const controls = await readCall('form-controls');
  return controls.ok ? citizenQuestionIn(controls.data) : 'hidden';
}
