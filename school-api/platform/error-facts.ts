/** An error for the log, without the query values that databases include in messages. */
export type ErrorFacts = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
};

const MAX_CAUSES = 4;

export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: redactValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: stackFrames(error.stack) }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

/** Values follow 'params:' or are quoted; email addresses may be anywhere. */
function redactValues(message: string): string {
  return message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/: "[^"]*"/g, ': "…"')
    .replace(/[^\s"'<>()]+/g, (word) => (word.slice(1, -1).includes('@') ? '***' : word));
}

/** Drops the first lines of a stack, which repeat the message. */
function stackFrames(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
