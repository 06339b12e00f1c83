import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from '@/lib/log';

it('never contains emails, codes, signatures or credentials', () => {
  let written = '';
  const stream = new Writable({
    write(chunk, _, done) {
      written += String(chunk);
      done();
    },
  });
  const secrets = {
    email: 'hidden',
    otp: 'hidden',
    signature: 'hidden',
    razorpay_signature: 'hidden',
    authorization: 'hidden',
    cookie: 'hidden',
  };
  const logger = pino(logOptions, stream);
  logger.info(
    { ...secrets, body: secrets, request: { headers: secrets }, call: 'seen' },
    'message',
  );
  expect(written).toContain('"call":"seen"');
  expect(written).not.toContain('hidden');
});
