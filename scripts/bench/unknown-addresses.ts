import { Agent, get } from 'node:http';

const CONNECTIONS = 32;

/** Requests `count` unknown URLs. */
export async function flood(url: string, path: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const client = async () => {
    while (next < count) await ask(agent, `${url}${path}${next++}`);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

function ask(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}
