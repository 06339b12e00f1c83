/** What a log may say of a fault: databases repeat the values that they were given, so those are cut. */
export type ErrorFacts = {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: ErrorFacts;
};

const DEEPEST = 4;

export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined &&
      depth < DEEPEST && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

/** The values stand behind 'params:' or between quotes; an address may stand anywhere. */
function withoutValues(message: string): string {
  return message
    .replace(/\nparams: [\s\S]*$/, '')
    .replace(/: "[^"]*"/g, ': "…"')
    .replace(/[^\s"'<>()]+/g, (word) => (word.slice(1, -1).includes('@') ? '***' : word));
}

/** The first lines of a stack are the message again. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
