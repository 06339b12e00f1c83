/** UPI apps truncate or reject a longer note. */
const MAX_NOTE = 50;

type UpiRequest = {
  id: string;
  payee: string;
  /** Rupees; without it the payer types the amount. */
  amount?: number;
  note?: string;
};

/** The payment link, also in the QR code. */
export function upiLink({ id, payee, amount, note }: UpiRequest): string {
  const fields = {
    pa: id,
    pn: payee,
    ...(amount !== undefined && { am: amount.toFixed(2) }),
    cu: 'INR',
    ...(note && { tn: note.slice(0, MAX_NOTE) }),
  };
  // Not URLSearchParams: UPI apps show its '+' for a space literally; all accept a plain '@'.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join('&')}`;
}

const encode = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');
