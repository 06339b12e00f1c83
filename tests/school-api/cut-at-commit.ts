import type { Db } from '@/school-api/db';

export class PowerCut extends Error {}

/** A database whose machine loses power at each commit: everything was written, nothing is kept. */
export function cutAtCommit(db: Db): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      if (config?.accessMode === 'read only') return result;
      throw new PowerCut();
    }, config);
  return new Proxy(db, {
    get: (target, name) =>
      name === 'transaction' ? transaction : Reflect.get(target, name, target),
  });
}
