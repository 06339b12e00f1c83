import { formatInIndia } from '@/content/india-time';
import { isRegisteredOn, isTooMuchCash } from './claim';
import type { PanKey } from './pan-key';
import type { StatementGift } from './read-statement';
import { openText } from './seal-text';
import type { TaxSettings } from './variables';

/** Paise that were not returned. */
export const netOf = ({ receipt }: StatementGift) =>
  receipt.voidedAt === null ? receipt.amount - receipt.returned : 0;

type JudgedGift = { gift: StatementGift } & (
  | { pan: string; reasons?: undefined }
  /** `lacksPan`: with a PAN, the law would let it in. */
  | { pan?: undefined; reasons: string[]; lacksPan: boolean }
);

/** The PAN for the statement, or every reason why the donation cannot be in it. */
export function judge(
  gift: StatementGift,
  settings: TaxSettings,
  key: PanKey | undefined,
): JudgedGift {
  const { receipt, sealedPan } = gift;
  const pan = sealedPan === null || !key ? undefined : openText(sealedPan, receipt.number, key);
  const against = againstGift(gift, settings);
  const reasons = [...against, ...againstDonor(gift, pan)];
  if (pan !== undefined && reasons.length === 0) return { gift, pan };
  return { gift, reasons, lacksPan: sealedPan === null && against.length === 0 };
}

function againstGift(gift: StatementGift, settings: TaxSettings): string[] {
  const { receipt, indianCitizen } = gift;
  if (receipt.voidedAt !== null) return [`The receipt is void: ${receipt.voidReason}`];
  if (netOf(gift) <= 0) return ['All of it was returned'];
  return [
    ...(isTooMuchCash(receipt) ? ['Cash above Rs. 2,000 does not qualify'] : []),
    ...(isRegisteredOn(receipt.paidAt, settings)
      ? []
      : [`Given on a day without registration: ${formatInIndia(receipt.paidAt, 'dd MMM yyyy')}`]),
    ...(indianCitizen === false ? ['The donor is not an Indian citizen'] : []),
  ];
}

function againstDonor({ receipt, sealedPan }: StatementGift, pan: string | undefined): string[] {
  const unreadable = sealedPan !== null && pan === undefined;
  return [
    ...(sealedPan === null ? ['No PAN: ask the donor'] : []),
    ...(unreadable ? ['The PAN cannot be read with this key: see PAN_KEY'] : []),
    ...(receipt.payerName === '' ? ['The name is missing'] : []),
    ...(receipt.address === '' ? ['The address is missing'] : []),
  ];
}
