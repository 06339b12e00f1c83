import { and, desc, eq, isNull, or } from 'drizzle-orm';
import { Hono } from 'hono';
import { formatInIndia } from '@/content/india-time';
import {
  CAPTCHA_FIELD,
  CITIZEN_FIELD,
  NOTICE_FIELD,
  parsePaise,
  type TransferRequest,
  transferKey,
  transferRequest,
} from '@/contract';
import { type Db, first, takeAdvisoryLock, transfers } from '../../../db';
import { type FormDeps, requireCaptcha } from '../../../forms';
import { addressKey, invalid, readJson } from '../../../platform';
import type { TaxSettings } from '../../tax/variables';
import { MAX_PAISE } from '../offline/input';
import { checkDonation } from '../validate';
import { transferNumber } from './number';
import { names } from './statement';

type Rules = { takesForeign: boolean; now: Date };

/**
 * Two reports by one person are one transfer, with the latest details; a matching statement row joins it
 * too.
 */
export async function reportTransfer(db: Db, sent: TransferRequest, { takesForeign, now }: Rules) {
  const { donor_name: donorName, email, address, sent_on: sentOn, reference, purpose } = sent;
  const indianCitizen = sent[CITIZEN_FIELD] === 'yes';
  const day = formatInIndia(now, 'yyyy-MM-dd');
  const answers = { amount: sent.amount, indian_citizen: indianCitizen ? 'yes' : 'no' } as const;
  const wrong = checkDonation(answers, { maxPaise: MAX_PAISE, takesForeign });
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (sentOn > day) throw invalid({ sent_on: 'The date of the transfer cannot be after today' });
  const [referenceKey, emailKey] = [transferKey(reference), addressKey(email)];
  const reportedAmount = parsePaise(sent.amount) ?? 0;
  const noticeVersion = sent[NOTICE_FIELD] ?? '';
  const who = { donorName, email, emailKey, address, indianCitizen, noticeVersion };
  const row = { ...who, purpose, reportedOn: sentOn, reportedAmount, reference, referenceKey };
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'transfers', '');
    const { id, offlineDonationId: donation } = transfers;
    const isOwn = and(eq(transfers.referenceKey, referenceKey), eq(transfers.emailKey, emailKey));
    const isOpen = and(isNull(transfers.reportedAmount), isNull(donation), names(referenceKey));
    let [known] = await tx
      .select({ id, offlineDonationId: donation })
      .from(transfers)
      .where(or(isOwn, isOpen))
      .orderBy(desc(transfers.emailKey), id)
      .limit(1)
      // An Undo, an erasure or ‘Seen’ in progress ends first.
      .for('update');
    if (known && known.offlineDonationId === null) {
      const changed = { ...row, officeState: 'new' };
      await tx.update(transfers).set(changed).where(eq(id, known.id));
    }
    known ??= await first(
      tx
        .insert(transfers)
        .values({ ...row, createdAt: now })
        .returning(),
    );
    return { reference: transferNumber(known?.id ?? 0) };
  });
}

export function transferRoutes({ db, log, now, settings }: FormDeps, tax?: TaxSettings) {
  return new Hono().post('/tell-transfer', async (c) => {
    const sent = await readJson(c, transferRequest);
    if (settings.captcha) await requireCaptcha(sent[CAPTCHA_FIELD], settings.captcha, log);
    const rules = { takesForeign: tax?.fcra !== undefined, now: now() };
    return c.json(await reportTransfer(db, sent, rules), 201);
  });
}
