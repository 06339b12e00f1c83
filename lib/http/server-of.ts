import { type IncomingMessage, Server } from 'node:http';

/** The framework makes the server itself; its requests know it. */
export function serverOf({ socket }: IncomingMessage): Server | undefined {
  const behind: unknown = Reflect.get(socket, 'server');
  return behind instanceof Server ? behind : undefined;
}
