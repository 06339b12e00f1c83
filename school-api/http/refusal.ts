import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract';

/** Thrown where a request cannot be answered; becomes the contract's error shape. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
  ) {
    super(message);
  }

  get status() {
    return ERROR_STATUS[this.code];
  }

  body(requestId: string): ErrorBody {
    const { code, message, fields } = this;
    return { error: { code, message, ...(fields && { fields }), requestId } };
  }
}
