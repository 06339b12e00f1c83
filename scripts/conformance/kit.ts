import {
  type CallName,
  type CallResponse,
  calls,
  errorBody,
  type ReadName,
  type ResponseOf,
  readPath,
  readResponse,
  type WriteName,
} from '@/contract';
import { type Finding, Note } from './findings';
import { type Answer, bodyType, describeAnswer, isJson, isRefusal, type Server } from './server';

/** At most this many invalid records are named per list. */
const SHOWN = 5;

type Params = { params?: Record<string, string>; query?: object };

export class Kit {
  readonly findings: Finding[] = [];

  constructor(readonly server: Server) {}

  note(name: CallName): Note {
    const { method, path } = calls[name];
    return new Note(this.findings, `${method} ${path}`);
  }

  /** Makes one read and checks status, shape and each record; returns what the site would see. */
  async read<N extends ReadName>(
    name: N,
    { params, query }: Params = {},
  ): Promise<ResponseOf<N> | undefined> {
    const note = this.note(name);
    const path = readPath(name, params, query);
    const answer = await this.server.get(path);
    if (!note.check(`${path} answers 200`, answer.status === 200, describeAnswer(answer)))
      return undefined;
    if (!note.check('answers JSON', isJson(answer), bodyType(answer))) return undefined;
    const read = readResponse(name, answer.body);
    const shape = read.ok ? `${read.total} records` : `wrong or missing: ${read.fields.join(', ')}`;
    note.check('has the shape of the contract', read.ok, shape);
    if (!read.ok) return undefined;
    const wrong = read.skipped.map(({ list, index, fields }) => {
      const place = list === '' ? `record ${index + 1}` : `${list}, record ${index + 1}`;
      return `${place}: ${fields.join(', ')}`;
    });
    const more = wrong.length > SHOWN ? [`and ${wrong.length - SHOWN} more`] : [];
    const shown = [...wrong.slice(0, SHOWN), ...more].join('; ');
    note.check('every record is valid', wrong.length === 0, shown);
    return read.data;
  }

  async taken<N extends WriteName>(
    name: N,
    what: string,
    body: unknown,
  ): Promise<ResponseOf<N> | undefined> {
    return this.readTaken(name, what, await this.send(name, body));
  }

  async refused(name: WriteName, what: string, body: unknown): Promise<void> {
    const note = this.note(name);
    const answer = await this.send(name, body);
    if (!note.check(`refuses ${what}`, isRefusal(answer), describeAnswer(answer))) return;
    const { success } = errorBody.safeParse(answer.body);
    if (!success)
      note.advise(
        `gives the reason in the contract’s form: ${what}`,
        false,
        describeAnswer(answer),
      );
  }

  /** Sends a string unchanged, FormData as multipart, anything else as JSON. */
  send(name: WriteName, body: unknown): Promise<Answer> {
    if (body instanceof FormData) return this.server.post(name, body);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.server.post(name, text, 'application/json');
  }

  readTaken<N extends WriteName>(name: N, what: string, answer: Answer): ResponseOf<N> | undefined {
    const note = this.note(name);
    const { success, response } = calls[name];
    const statuses: readonly number[] = success;
    if (asksForCaptcha(answer)) {
      const why = 'the server demands a captcha, which only a browser can solve';
      note.leaveOut(`takes ${what}`, why);
      return undefined;
    }
    const detail = `${describeAnswer(answer)}${reasonOf(answer)}`;
    if (!note.check(`takes ${what}`, statuses.includes(answer.status), detail)) return undefined;
    const read = readResponse(name, answer.body);
    const fault = read.ok ? '' : faultOf(answer, response.kind, read.fields);
    note.check('answers in the shape of the contract', read.ok, fault);
    return read.ok ? read.data : undefined;
  }
}

function faultOf(answer: Answer, kind: CallResponse['kind'], fields: readonly string[]): string {
  if (!isJson(answer)) return `no JSON: ${bodyType(answer)}`;
  if (kind === 'object') return `wrong or missing: ${fields.join(', ')}`;
  return `${JSON.stringify(answer.body)} is no success`;
}

function reasonOf({ body }: Answer): string {
  const parsed = errorBody.safeParse(body);
  if (!parsed.success) return '';
  const fields = Object.entries(parsed.data.error.fields ?? {}).map(([k, v]) => `${k}: ${v}`);
  return `: ${[parsed.data.error.message, ...fields].join('; ')}`;
}

function asksForCaptcha(answer: Answer): boolean {
  return isRefusal(answer) && /captcha/i.test(JSON.stringify(answer.body ?? ''));
}
