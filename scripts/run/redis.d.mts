import type { ChildProcess } from 'node:child_process';

type Server = { url: string; port: number; child: ChildProcess; stop: () => Promise<void> };

export function startRedis(options?: { port?: number }): Promise<Server>;
