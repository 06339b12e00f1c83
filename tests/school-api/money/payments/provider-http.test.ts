import { expect, it } from 'vitest';
import { z } from 'zod';
import { providerHttp } from '@/school-api/money/payments/provider-http';

const access = (body: string) => ({
  baseUrl: () => 'http://provider.example.org',
  keyId: 'rzp_test_key',
  keySecret: 'secret',
  fetch: async () => new Response(body),
});
const order = z.object({ id: z.string() });

it('reads a response, but none larger than any of the provider’s', async () => {
  const padded = (length: number) => JSON.stringify({ id: 'order_1', padding: 'x'.repeat(length) });
  const small = providerHttp(access(padded(1024)));
  expect(await small('GET', '/v1/orders/order_1', order)).toEqual({ id: 'order_1' });
  const large = providerHttp(access(padded(4 * 1024 * 1024)));
  await expect(large('GET', '/v1/orders/order_1', order)).rejects.toMatchObject({
    kind: 'unreachable',
  });
});
