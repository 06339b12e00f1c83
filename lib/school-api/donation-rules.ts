import {
  CITIZEN_CONTROL,
  DEDUCTION_CONTROL,
  FOREIGN_DONATIONS_CONTROL,
  type FormControl,
  PURPOSE_CONTROL,
  TRANSFER_CONTROL,
} from '@/contract';
import type { CitizenQuestion } from '@/lib/donations/citizen-question';
import { readCall } from './client';

export type DonationRules = {
  question: CitizenQuestion;
  /** Whether the server accepts the field; otherwise the message starts with the purpose. */
  takesPurpose: boolean;
  /** Whether donations to the school are tax-deductible today. */
  isDeductible: boolean;
  /** Whether donors can report a bank transfer to the server. */
  takesTransfers: boolean;
};

/** Form controls list the optional fields that a server accepts. */
export function donationRulesIn(controls: readonly FormControl[]): DonationRules {
  const isOn = (wanted: string) => controls.some(({ key, status }) => key === wanted && status);
  const asked = isOn(FOREIGN_DONATIONS_CONTROL) ? 'everybody' : 'citizens-only';
  return {
    question: isOn(CITIZEN_CONTROL) ? asked : 'hidden',
    takesPurpose: isOn(PURPOSE_CONTROL),
    isDeductible: isOn(DEDUCTION_CONTROL),
    takesTransfers: isOn(TRANSFER_CONTROL),
  };
}

/** Undefined if the server does not respond; it would not accept a donation either. */
export async function readDonationRules(): Promise<DonationRules | undefined> {
  const controls = await readCall('form-controls');
  return controls.ok ? donationRulesIn(controls.data) : undefined;
}
