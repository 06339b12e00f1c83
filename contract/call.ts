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
/** Any JSON or an empty body; only a reference in it is used. HTML counts as a failure. */
export type JsonOrEmptyResponse = { kind: 'json-or-empty' };
/** Any truthy JSON; the content is not used. Empty, null, false, 0 and '' count as a failure. */
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
  /** Relative to {host}/api/; a trailing slash must be exactly as servers expect it. */
  path: string;
  /** Other spellings of the path that clients use; a server should accept them too. */
  aliases?: readonly string[];
  query?: Schema;
  body?: Schema;
  /** The name of the file part of a multipart body; `body` then describes the text parts. */
  multipart?: { file: string };
  response: CallResponse;
  /** Statuses that mean success; the embedded API responds with the first. */
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
          : R extends JsonOrEmptyResponse
            ? { reference: string } | undefined
            : undefined;

export type DataOfCall<C extends Call> = DataOf<C['response']>;
