export async function first<T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> {
  return (await rows)[0];
}

/** Whether a query finds or changes a row. */
export const isAny = async (rows: PromiseLike<readonly unknown[]>) => (await rows).length > 0;
