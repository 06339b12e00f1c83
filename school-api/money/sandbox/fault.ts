type Details = { reason?: string; field?: string };

/** Sent as a 400 response in the provider's format. */
export class SandboxFault extends Error {
  constructor(
    readonly description: string,
    readonly details: Details = {},
  ) {
    super(description);
  }

  body() {
    const { reason = 'input_validation_failed', field } = this.details;
    return {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: this.description,
        source: 'business',
        step: 'payment_initiation',
        reason,
        metadata: {},
        ...(field !== undefined && { field }),
      },
    };
  }
}

export const noSuchId = () => new SandboxFault('The id provided does not exist');

const DESCRIPTIONS: Record<string, string> = {
  payment_failed: 'Your payment was not completed: the bank refused it. Try another way to pay.',
  payment_timed_out: 'Your payment was not completed on time. Try again or use another way to pay.',
  incorrect_otp: 'The one-time password is wrong. Try again.',
};

/** The error fields of a failed payment, in the provider's format. */
export function failureOf(reason: string | null) {
  const known = reason ?? 'payment_failed';
  return {
    code: 'BAD_REQUEST_ERROR',
    description: DESCRIPTIONS[known] ?? 'The payment failed.',
    source: known === 'incorrect_otp' ? 'customer' : 'bank',
    step: 'payment_authentication',
    reason: known,
  };
}
