import type { OfficeRoute } from '../../route';
import { offerFile } from '../exports/send-file';
import { AUDIT, showAccess } from './detail';
import { sendAuditExport } from './export';
import { showAudit } from './list';

const read = { method: 'GET', roles: ['head'] } as const;

/** The first matching path wins, so the export precedes the lines. */
export const auditRoutes: readonly OfficeRoute[] = [
  { ...read, path: '/audit', run: showAudit },
  { ...read, path: '/audit/export', confirm: true, run: offerFile(AUDIT) },
  { ...read, path: '/audit/export/file', confirm: true, run: sendAuditExport },
  { ...read, path: '/audit/:id', run: showAccess },
];
