import type { IncomingMessage } from 'node:http';
import { isUpload } from './request-timeouts';
import type { Step } from './step';

export type UploadRate = {
  /** Phones may be slow to start. */
  graceMs: number;
  checkMs: number;
  bytesPerSecond: number;
};

/** A quarter of a slow mobile connection. */
export const uploadRate: UploadRate = { graceMs: 15_000, checkMs: 5_000, bytesPerSecond: 4_096 };

/**
 * Closes uploads that are too slow. Time in which the site itself does not read, because the school
 * API is slow, does not count.
 */
export function limitUploadRate({ graceMs, checkMs, bytesPerSecond }: UploadRate): Step {
  return (request, response) => {
    if (!isUpload(request)) return;
    let since = performance.now();
    let from = request.socket.bytesRead;
    const check = setInterval(() => {
      if (request.complete) return clearInterval(check);
      const now = performance.now();
      if (isUnread(request)) {
        since = now;
        from = request.socket.bytesRead;
        return;
      }
      const received = request.socket.bytesRead - from;
      const isLate = now - since > graceMs;
      if (isLate && received < ((now - since) / 1000) * bytesPerSecond) request.socket.destroy();
    }, checkMs);
    check.unref();
    response.once('close', () => clearInterval(check));
  };
}

/** With received bytes still unread, the client is not the slow one. */
const isUnread = (request: IncomingMessage) => request.readableLength > 0;
