import { payments } from '@/content/payments';

/** Stands under a result that was paid with test keys or in the sandbox. */
export function TestMoney() {
  return <p className="test-money">{payments.test}</p>;
}
