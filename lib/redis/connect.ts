import { Redis } from 'ioredis';

/**
 * A connection that never makes anybody wait: while it is away, commands fail at once, and what was
 * under way is given up instead of being sent again.
 */
export function connect(url: string): Redis {
  return new Redis(url, {
    protocol: 2,
    connectTimeout: 1_000,
    // A line that was cut without a word is noticed by the silence that follows a command.
    socketTimeout: 5_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
    disableClientInfo: true,
    connectionName: 'school-site',
  });
}
