import type { OfficeRoute } from '../../route';
import { letterRoutes } from '../letters/progress';
import { actionRoutes } from '../records/actions';
import { listRoute } from '../records/list';
import { below, recordRoutes } from '../records/routes';
import type { Screens } from '../records/screens';
import * as certificates from './certificates/actions';
import { showCertificates } from './certificates/list';
import { confirmRemove, remove } from './certificates/remove';
import { addDetails } from './details';
import { sendDonorStatement, showDonor } from './donor';
import { LIST, LISTED } from './labels';
import { bulkActions, donationList } from './list';
import { addNewDonation, showNewDonation } from './new';
import { cancelDonation, confirmCancel, offline } from './offline';
import { online } from './online';
import { PURPOSES, showPurposes } from './purposes';
import { type Donation, savePan, sendReceipt } from './receipt';
import { removePan } from './remove-pan';
import { sendPanRequests, showAsk, undoPanRequests } from './request-pan';
import { showStatement, showStatementYears } from './statement';
import { saveFiledNumber, sendMissing, sendPortalFile } from './statement-actions';
import { STATEMENTS, withYear } from './year';

const { roles } = online;
const YEAR = `${STATEMENTS.href}/:year`;
const CERTIFICATES = `${YEAR}/certificates`;

/** Online and offline donations have the same pages at separate addresses. */
function pagesOf<F extends Donation>(screens: Screens<F>): readonly OfficeRoute[] {
  const page = below(screens);
  return [
    ...recordRoutes(screens),
    page('GET', 'receipt.pdf', sendReceipt),
    page('POST', 'pan', savePan),
    page('POST', 'pan/remove', removePan),
    page('POST', 'details', addDetails),
    page('GET', 'donor', showDonor),
    page('GET', 'donor/:year', sendDonorStatement),
  ];
}

export const donationRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/donations', roles, run: listRoute(donationList) },
  { method: 'GET', path: '/donations/new', roles, run: showNewDonation },
  { method: 'POST', path: '/donations/new', roles, run: addNewDonation },
  { method: 'GET', path: PURPOSES, roles, run: showPurposes },
  { method: 'GET', path: STATEMENTS.href, roles, run: showStatementYears },
  { method: 'GET', path: YEAR, roles, confirm: true, run: withYear(showStatement) },
  { method: 'GET', path: `${YEAR}/portal`, roles, confirm: true, run: sendPortalFile },
  { method: 'GET', path: `${YEAR}/missing`, roles, confirm: true, run: sendMissing },
  { method: 'GET', path: `${YEAR}/ask`, roles, confirm: true, run: showAsk },
  { method: 'POST', path: `${YEAR}/ask`, roles, confirm: true, run: sendPanRequests },
  { method: 'POST', path: `${YEAR}/ask/undo`, roles, run: undoPanRequests },
  { method: 'POST', path: `${YEAR}/filed`, roles, confirm: 'Save number', run: saveFiledNumber },
  { method: 'GET', path: CERTIFICATES, roles, confirm: true, run: withYear(showCertificates) },
  { method: 'POST', path: CERTIFICATES, roles, upload: true, run: certificates.addFiles },
  { method: 'POST', path: `${CERTIFICATES}/match`, roles, run: certificates.match },
  { method: 'POST', path: `${CERTIFICATES}/unmatch`, roles, run: certificates.unmatch },
  { method: 'POST', path: `${CERTIFICATES}/rematch`, roles, run: certificates.rematch },
  { method: 'GET', path: `${CERTIFICATES}/:id/delete`, roles, run: confirmRemove },
  { method: 'POST', path: `${CERTIFICATES}/:id/delete`, roles, run: remove },
  {
    method: 'POST',
    path: `${CERTIFICATES}/mail`,
    roles,
    confirm: 'Email donors',
    run: certificates.mailAll,
  },
  { method: 'POST', path: `${CERTIFICATES}/mail/undo`, roles, run: certificates.recallAll },
  { method: 'GET', path: `${CERTIFICATES}/:id`, roles, confirm: true, run: certificates.send },
  below(offline)('GET', 'cancel', confirmCancel),
  below(offline)('POST', 'cancel', cancelDonation),
  ...actionRoutes(LIST, LISTED, bulkActions),
  ...letterRoutes(LIST, LISTED, roles),
  ...pagesOf(online),
  ...pagesOf(offline),
];
