import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract';

/** An expected error, sent to the client in the contract's error body. */
export class ApiError extends Error {
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
