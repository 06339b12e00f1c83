import { isProviderToken } from '@/lib/payments/payment';

const KEY = 'receipt-orders';
const MAX = 10;

/** This tab's orders whose receipts the school's server provides as PDF. */
export function rememberReceiptOrder(orderId: string): void {
  try {
    const others = receiptOrders().filter((id) => id !== orderId);
    sessionStorage.setItem(KEY, [orderId, ...others].slice(0, MAX).join(' '));
  } catch {
    // blocked or full: the receipt comes by email
  }
}

export function hasReceiptFile(orderId: string): boolean {
  return receiptOrders().includes(orderId);
}

function receiptOrders(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ').filter(isProviderToken);
  } catch {
    return [];
  }
}
