import { payments } from '@/content/payments';

/** Below the result of a payment with test keys or the sandbox. */
export function TestMoney() {
  return <p className="test-money">{payments.test}</p>;
}
