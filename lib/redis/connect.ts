import { Redis } from 'ioredis';

/**
 * While the connection is down, commands fail at once, and pending ones are dropped rather than sent
 * again.
 */
export function connect(url: string): Redis {
  return new Redis(url, {
    protocol: 2,
    connectTimeout: 1_000,
    // A silently cut connection is noticed when a command gets no response.
    socketTimeout: 5_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
    disableClientInfo: true,
    connectionName: 'school-site',
  });
}
