import { type ReadName, type ResponseOf, readPath, readResponse } from '@/contract';
import type { Note } from './findings';
import { bodyType, isJson, type Server, told } from './server';

type Asked = { params?: Record<string, string>; query?: object };

/** Calls one read and checks status, shape and each record; returns what the site would see. */
export async function checkRead<N extends ReadName>(
  server: Server,
  note: Note,
  name: N,
  { params, query }: Asked = {},
): Promise<ResponseOf<N> | undefined> {
  const path = readPath(name, params, query);
  const answer = await server.get(path);
  if (!note.check(`${path} answers 200`, answer.status === 200, told(answer))) return undefined;
  if (!note.check('answers JSON', isJson(answer), bodyType(answer))) return undefined;
  const read = readResponse(name, answer.body);
  if (!read.ok) {
    note.check(
      'has the shape of the contract',
      false,
      `wrong or missing: ${read.fields.join(', ')}`,
    );
    return undefined;
  }
  note.check('has the shape of the contract', true, `${read.total} records`);
  const wrong = read.skipped.map(({ list, index, fields }) => {
    const place = list === '' ? `record ${index + 1}` : `${list}, record ${index + 1}`;
    return `${place}: ${fields.join(', ')}`;
  });
  note.check('every record holds', wrong.length === 0, shortened(wrong));
  return read.data;
}

const SHOWN = 5;

function shortened(lines: readonly string[]): string {
  const rest = lines.length - SHOWN;
  return [...lines.slice(0, SHOWN), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}
