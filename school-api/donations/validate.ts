import {
  containsUrl,
  DEFAULT_COUNTRY_CODE,
  DONATION_NAME_MIN,
  type DonationRequest,
  invalidPlace,
  PHONE_DIGITS,
  PLACE_NAME,
  readPhone,
  ZIP_DIGITS,
} from '@/contract';
import { isEmail, isLine, isName, isProse } from '../text/checks';
import { amountFault } from './amount';

const CODE = /^\+[0-9]{1,4}$/;
const DIGITS = new RegExp(`^[0-9]{1,${PHONE_DIGITS.donationMax}}$`);
const ZIP = new RegExp(`^[0-9]{${ZIP_DIGITS.min},${ZIP_DIGITS.max}}$`);

type Check = (value: string) => string | undefined;

/** The rules of the donor's form, in its words; they hold for whoever calls. */
export function donationFaults(
  donation: DonationRequest,
  maxPaise: number,
): Record<string, string> {
  const checks: Partial<Record<keyof DonationRequest, Check>> = {
    mobile_code: (value) => fault(CODE.test(value), 'Invalid country code'),
    mobile: (value) =>
      required(value, 'Contact number') ?? fault(DIGITS.test(value), 'Invalid phone number'),
    donor_name: nameFault,
    email: (value) => required(value, 'Email') ?? fault(isEmail(value), 'Invalid email address'),
    address: (value) =>
      required(value, 'Street address') ?? fault(isLine(value), 'Invalid street address'),
    city: placeFault('City'),
    state: placeFault('State'),
    pin_code: (value) => fault(value === '' || ZIP.test(value), 'Invalid zip code'),
    country: placeFault('Country'),
    amount: (value) => amountFault(value, maxPaise),
    message: (value) =>
      fault(!containsUrl(value), 'Message cannot contain URLs') ??
      fault(isProse(value), 'Message cannot contain control characters'),
  };
  const faults: Record<string, string> = {};
  for (const [field, check] of Object.entries(checks)) {
    const message = check(donation[field as keyof DonationRequest]);
    if (message !== undefined) faults[field] = message;
  }
  return faults;
}

/** The picker's default where it was not touched; the number without its code. */
export function withDefaults(donation: DonationRequest): DonationRequest {
  const mobile_code = donation.mobile_code || DEFAULT_COUNTRY_CODE;
  const { number: mobile } = readPhone({ code: mobile_code, number: donation.mobile });
  return { ...donation, mobile_code, mobile };
}

const nameFault: Check = (value) =>
  required(value, 'Full name') ??
  fault(
    [...value].length >= DONATION_NAME_MIN,
    `Full name must be at least ${DONATION_NAME_MIN} characters`,
  ) ??
  fault(isName(value), "Full name may have letters, spaces and . , ' - only");

function required(value: string, label: string): string | undefined {
  return fault(value !== '', `${label} is required`);
}

function placeFault(label: string): Check {
  return (value) =>
    required(value, label) ?? fault(PLACE_NAME.test(value), invalidPlace(label.toLowerCase()));
}

function fault(holds: boolean, message: string): string | undefined {
  return holds ? undefined : message;
}
