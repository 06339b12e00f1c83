import { and, desc, gte, lt } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, type SandboxOrder, sandboxOrders } from '../../db';
import { SandboxFault } from './fault';

const LONGEST_LIST = 100;
const seconds = z.coerce.number().int().nonnegative();

const listQuery = z.object({
  from: seconds.default(0),
  to: seconds.default(2 ** 31),
  count: z.coerce.number().int().min(1).max(LONGEST_LIST).default(10),
  skip: z.coerce.number().int().nonnegative().default(0),
});

/** Those that were made in a period, newest first. */
export function listOrders(db: Db, query: unknown): Promise<SandboxOrder[]> {
  const parsed = listQuery.safeParse(query);
  if (!parsed.success) throw new SandboxFault('The query is not valid.');
  const { from, to, count, skip } = parsed.data;
  const { createdAt, id } = sandboxOrders;
  return db
    .select()
    .from(sandboxOrders)
    .where(
      and(
        gte(createdAt, new Date(from * 1000)),
        // The provider knows no parts of a second.
        lt(createdAt, new Date((to + 1) * 1000)),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(count)
    .offset(skip);
}
