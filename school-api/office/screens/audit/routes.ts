import type { OfficeRoute } from '../../route';
import { showAccess } from './detail';
import { sendAuditExport, showAuditExport } from './export';
import { showAudit } from './list';

const read = { method: 'GET', roles: ['head'] } as const;

/** The first matching path wins, so the export precedes the lines. */
export const auditRoutes: readonly OfficeRoute[] = [
  { ...read, path: '/audit', run: showAudit },
  { ...read, path: '/audit/export', confirm: true, run: showAuditExport },
  { ...read, path: '/audit/export/file', confirm: true, run: sendAuditExport },
  { ...read, path: '/audit/:id', run: showAccess },
];
