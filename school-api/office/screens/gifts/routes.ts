import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import { askToCancel, cancelOneGift } from './cancel';
import { showGifts } from './list';
import { addNewGift, showNewGift } from './new';
import { strikeGiftNote, writeGiftNote } from './notes';
import { showOfflineGift } from './offline';
import { showOnlineGift } from './online';
import { givePanToGift } from './pan';
import { sendReceipt } from './receipt';
import { resendGiftMail } from './resend';
import { showStatementYears } from './statement';
import {
  keepFiledNumber,
  sendMissingGifts,
  sendPortalFile,
  showStatementOfYear,
} from './statement-actions';

const roles: readonly Role[] = ['accounts', 'head'];
const YEAR = '/gifts/statement/:year';

/** Online gifts and the others have the same pages below their own addresses. */
const ofEachKind: readonly OfficeRoute[] = ['/gifts/online/:id', '/gifts/offline/:id'].flatMap(
  (path): OfficeRoute[] => [
    { method: 'GET', path: `${path}/receipt.pdf`, roles, run: sendReceipt },
    { method: 'POST', path: `${path}/pan`, roles, run: givePanToGift },
    { method: 'POST', path: `${path}/mails/:mail`, roles, run: resendGiftMail },
    { method: 'POST', path: `${path}/notes`, roles, run: writeGiftNote },
    { method: 'POST', path: `${path}/notes/:note/strike`, roles, run: strikeGiftNote },
  ],
);

export const giftRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/gifts', roles, run: showGifts },
  { method: 'GET', path: '/gifts/new', roles, run: showNewGift },
  { method: 'POST', path: '/gifts/new', roles, run: addNewGift },
  { method: 'GET', path: '/gifts/statement', roles, run: showStatementYears },
  { method: 'GET', path: YEAR, roles, confirm: true, run: showStatementOfYear },
  { method: 'GET', path: `${YEAR}/portal`, roles, confirm: true, run: sendPortalFile },
  { method: 'GET', path: `${YEAR}/missing`, roles, confirm: true, run: sendMissingGifts },
  { method: 'POST', path: `${YEAR}/filed`, roles, confirm: true, run: keepFiledNumber },
  { method: 'GET', path: '/gifts/online/:id', roles, run: (request) => showOnlineGift(request) },
  { method: 'GET', path: '/gifts/offline/:id', roles, run: (request) => showOfflineGift(request) },
  { method: 'GET', path: '/gifts/offline/:id/cancel', roles, run: askToCancel },
  { method: 'POST', path: '/gifts/offline/:id/cancel', roles, run: cancelOneGift },
  ...ofEachKind,
];
