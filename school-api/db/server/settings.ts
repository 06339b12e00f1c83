/** For a machine with one gigabyte. */
const SIZES = {
  max_connections: '50',
  shared_buffers: '24MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_buffers: '1MB',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '2',
  max_worker_processes: '1',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  jit: 'off',
  huge_pages: 'off',
  // The write-ahead log is not replicated.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Recycled segments would keep erased personal data (db/purge-deleted.ts).
  wal_recycle: 'off',
};

/** What an acknowledged commit relies on; also the server's defaults. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

/** For disposable test databases. Autovacuum would reorder the rows of a table at any moment. */
const DISPOSABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** Clients log statement errors without values, since values are personal data. */
const LOGGING = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  log_statement: 'none',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

export type Durability = 'durable' | 'disposable';

/** Passed at each start, so that a new release changes them too. */
export function serverSettings(durability: Durability): Record<string, string> {
  return {
    ...SIZES,
    ...LOGGING,
    ...(durability === 'durable' ? DURABLE : DISPOSABLE),
    // A database of this size is in memory: reading by index costs little more than the next page.
    random_page_cost: '1.1',
    timezone: 'UTC',
  };
}
