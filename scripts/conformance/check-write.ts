import {
  type CallResponse,
  calls,
  errorBody,
  type ResponseOf,
  readResponse,
  type WriteName,
} from '@/contract';
import type { Note } from './findings';
import { type Answer, bodyType, isJson, isRefusal, type Server, told } from './server';

export type Sender = {
  /** Sends what must be accepted; returns what the site would see. */
  taken: <N extends WriteName>(
    name: N,
    note: Note,
    what: string,
    body: unknown,
  ) => Promise<ResponseOf<N> | undefined>;
  /** Sends what must be refused. */
  refused: (name: WriteName, note: Note, what: string, body: unknown) => Promise<void>;
};

export function sender(server: Server): Sender {
  return {
    taken: async (name, note, what, body) => {
      const answer = await send(server, name, body);
      return readTaken(name, note, what, answer);
    },
    refused: async (name, note, what, body) => {
      const answer = await send(server, name, body);
      if (!note.check(`refuses ${what}`, isRefusal(answer), told(answer))) return;
      const { success } = errorBody.safeParse(answer.body);
      if (!success) note.advise(`says why in the contract's words: ${what}`, false, told(answer));
    },
  };
}

/** Sends a string unchanged, FormData as multipart, anything else as JSON. */
function send(server: Server, name: WriteName, body: unknown): Promise<Answer> {
  if (body instanceof FormData) return server.post(name, body);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return server.post(name, text, 'application/json');
}

/** Checks the answer to what must be accepted. */
export function readTaken<N extends WriteName>(name: N, note: Note, what: string, answer: Answer) {
  const { success, response } = calls[name];
  const statuses: readonly number[] = success;
  if (asksForCaptcha(answer)) {
    note.leaveOut(`takes ${what}`, 'the server demands a captcha, which only a browser can solve');
    return undefined;
  }
  const detail = `${told(answer)}${why(answer)}`;
  if (!note.check(`takes ${what}`, statuses.includes(answer.status), detail)) return undefined;
  const read = readResponse(name, answer.body);
  const fault = read.ok ? '' : faultOf(answer, response.kind, read.fields);
  note.check('answers in the shape of the contract', read.ok, fault);
  return read.ok ? read.data : undefined;
}

function faultOf(answer: Answer, kind: CallResponse['kind'], fields: readonly string[]): string {
  if (!isJson(answer)) return `no JSON: ${bodyType(answer)}`;
  if (kind === 'object') return `wrong or missing: ${fields.join(', ')}`;
  return `${JSON.stringify(answer.body)} is no success`;
}

function why({ body }: Answer): string {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return '';
  const fields = Object.entries(parsed.data.error.fields ?? {}).map(([k, v]) => `${k}: ${v}`);
  return `: ${[parsed.data.error.message, ...fields].join('; ')}`;
}

function asksForCaptcha(answer: Answer): boolean {
  return isRefusal(answer) && /captcha/i.test(JSON.stringify(answer.body ?? ''));
}
