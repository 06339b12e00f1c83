import {
  CITIZEN_CONTROL,
  DEDUCTION_CONTROL,
  FOREIGN_GIFTS_CONTROL,
  PURPOSE_CONTROL,
  TRANSFER_CONTROL,
} from '@/contract';
import { isRegisteredOn } from '../tax/claim';
import type { TaxSettings } from '../tax/variables';

const control = (key: string, field_name: string) => ({ key, field_name, status: 1 });

/** Tells the site which optional fields of a donation this server takes, and what holds for it today. */
export function donationControls(tax: TaxSettings | undefined, now: Date) {
  return [
    control(PURPOSE_CONTROL, 'Purpose'),
    control(CITIZEN_CONTROL, 'Indian citizen'),
    control(TRANSFER_CONTROL, 'Transfers that donors tell us of'),
    ...(tax?.fcra ? [control(FOREIGN_GIFTS_CONTROL, 'Foreign contributions')] : []),
    ...(tax && isRegisteredOn(now, tax) ? [control(DEDUCTION_CONTROL, 'Tax deduction')] : []),
  ];
}
