import type { z } from 'zod';

type Schema = z.ZodType;

/** A bare array, or `{ results: [...] }`. */
export type ListResponse<I extends Schema = Schema> = { kind: 'list'; item: I };
/** `{ results: [...], count }`. */
export type PageResponse<I extends Schema = Schema> = { kind: 'page'; item: I };
/** An object of lists, any of which may be missing. */
export type GroupsResponse<G extends Record<string, Schema> = Record<string, Schema>> = {
  kind: 'groups';
  items: G;
};
export type ObjectResponse<S extends Schema = Schema> = { kind: 'object'; schema: S };
/** What it says is not used. HTML is the page of somebody else and no answer. */
export type JsonOrEmptyResponse = { kind: 'json-or-empty' };
/** What it says is not used, but that it says something is: neither empty nor null, false, 0 or ''. */
export type TruthyResponse = { kind: 'truthy-json' };

export type CallResponse =
  | ListResponse
  | PageResponse
  | GroupsResponse
  | ObjectResponse
  | JsonOrEmptyResponse
  | TruthyResponse;

export type Call = {
  method: 'GET' | 'POST';
  /** Relative to {host}/api/, with exactly the slash that the servers expect. */
  path: string;
  /** Other writings of the same path that have been seen; a server should answer them too. */
  aliases?: readonly string[];
  query?: Schema;
  body?: Schema;
  /** Set where the body is multipart: `body` then describes its text parts. */
  multipart?: { file: string };
  response: CallResponse;
  /** Statuses that mean success; the first is the one our own API answers with. */
  success: readonly number[];
};

type DataOf<R extends CallResponse> =
  R extends ListResponse<infer I>
    ? z.output<I>[]
    : R extends PageResponse<infer I>
      ? { results: z.output<I>[]; count: number }
      : R extends GroupsResponse<infer G>
        ? { [K in keyof G]: z.output<G[K]>[] }
        : R extends ObjectResponse<infer S>
          ? z.output<S>
          : undefined;

export type DataOfCall<C extends Call> = DataOf<C['response']>;
