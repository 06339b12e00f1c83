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
