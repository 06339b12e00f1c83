import { Hono } from 'hono';
import { receiptFileRequest, receiptsRequest } from '@/contract';
import type { Db } from '../../db';
import { readGrant } from '../../forms';
import { readJson } from '../../platform';
import { findFile } from './find-file';
import { listReceipts } from './list';
import type { PaperSchool } from './pdf/paper-school';
import { receiptsOfMailbox } from './rows';

type Deps = { db: Db; now: () => Date; paper: PaperSchool };

/** Receipts for who began the order or has proved the address. */
export function receiptRoutes({ db, now, paper }: Deps) {
  return new Hono()
    .post('/receipts', async (c) => {
      const { grant } = await readJson(c, receiptsRequest);
      const emailKey = await readGrant(db, grant, 'receipts', now());
      return c.json(listReceipts(await receiptsOfMailbox(db, emailKey)));
    })
    .post('/receipt-file', async (c) => {
      const asked = await readJson(c, receiptFileRequest);
      return c.json(await findFile(asked, { db, school: paper, now: now() }));
    });
}
