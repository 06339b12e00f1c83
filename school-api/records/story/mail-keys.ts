import type { Db } from '../../db';
import { findOrderOf, readHeard } from '../../money';
import { mailPrefix } from '../letters/mail-key';
import { orderMailKeys } from './order-events';

/** The beginnings of the keys of all mails about a registration. */
export async function applicationMailKeys(db: Db, id: string): Promise<string[]> {
  const order = await findOrderOf(db, 'admission', id);
  return [
    ...[`otp:${id}:`, mailPrefix({ kind: 'applications', id })],
    ...(order ? orderMailKeys(order, await readHeard(db, order.id)) : []),
  ];
}
