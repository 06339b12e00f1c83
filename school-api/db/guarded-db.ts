import type { Db } from './db';

const bases = new WeakMap<Db, Db>();

/** The underlying database, which keys per-database caches. */
export const unguarded = (db: Db): Db => bases.get(db) ?? db;

const CHANGES: ReadonlySet<PropertyKey> = new Set([
  ...['insert', 'update', 'delete', 'with', 'refreshMaterializedView'],
]);

type Begin = (tx: Db, isReadOnly: boolean) => Promise<void>;

/** Runs `begin` first in each transaction; changes outside one are programming errors. */
export function guardedDb(db: Db, begin: Begin): Db {
  const transaction: Db['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      await begin(tx, config?.accessMode === 'read only');
      return work(tx);
    }, config);
  const own = new Map<PropertyKey, unknown>([
    ['transaction', transaction],
    // Runs arbitrary statements, so the database itself enforces read-only.
    [
      'execute',
      (query: Parameters<Db['execute']>[0]) =>
        db.transaction((tx) => tx.execute(query), { accessMode: 'read only' }),
    ],
  ]);
  const guarded = new Proxy(db, {
    get: (target, name) => {
      if (own.has(name)) return own.get(name);
      if (CHANGES.has(name)) throw new Error(`${String(name)}() outside of a transaction`);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  bases.set(guarded, unguarded(db));
  return guarded;
}
