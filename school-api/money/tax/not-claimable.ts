import { exclusionReasons, registrationOn } from './claim';
import type { PanKey } from './pan-key';
import type { StatedDonation } from './read-statement';
import { openText } from './seal-text';
import type { Registration, TaxSettings } from './variables';

const ERASED = 'No PAN: the donor had the data erased, so do not ask';

/** Paise that were not returned. */
export const netOf = ({ receipt }: StatedDonation) =>
  receipt.voidedAt === null ? receipt.amount - receipt.returned : 0;

type JudgedDonation = { donation: StatedDonation } & (
  | { pan: string; registration: Registration; reasons?: undefined }
  /** `lacksPan`: a PAN is all that is missing, and the donor can be asked for it. */
  | { pan?: undefined; reasons: string[]; lacksPan: boolean }
);

/** The PAN for the statement, or every reason why the donation must be left out. */
export function judge(
  donation: StatedDonation,
  settings: TaxSettings,
  key: PanKey | undefined,
): JudgedDonation {
  const { receipt, sealedPan } = donation;
  const pan = sealedPan === null || !key ? undefined : openText(sealedPan, receipt.number, key);
  const registration = registrationOn(receipt.paidAt, settings);
  const against = exclusionReasons(receipt, settings);
  const reasons = [...against, ...againstDonor(donation, pan)];
  if (pan !== undefined && registration && reasons.length === 0) {
    return { donation, pan, registration };
  }
  const lacksPan = sealedPan === null && !donation.isErased && against.length === 0;
  return { donation, reasons, lacksPan };
}

function againstDonor(
  { receipt, sealedPan, isErased }: StatedDonation,
  pan: string | undefined,
): string[] {
  const unreadable = sealedPan !== null && pan === undefined;
  return [
    ...(sealedPan === null ? [isErased ? ERASED : 'No PAN: ask the donor'] : []),
    ...(unreadable ? ['The PAN cannot be read with this key: see PAN_KEY'] : []),
    ...(receipt.payerName === '' ? ['The name is missing'] : []),
    ...(receipt.address === '' ? ['The address is missing'] : []),
  ];
}
