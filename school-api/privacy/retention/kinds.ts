import type { OldRows } from '../../db';
import type { Limits } from './limits';
import { oldAddresses, oldNames } from './rows/application-fields';
import { oldCodes } from './rows/codes';
import { oldCvs, oldJobs, oldLogs, oldMails, oldMessages } from './rows/office';
import {
  abandonedApplications,
  abandonedDonations,
  oldAccounts,
  oldPans,
  oldRegistrations,
} from './rows/payments';
import { oldSandbox } from './rows/sandbox';

/** The period of a kind has the same name in `Limits`. */
export type Kind = { name: keyof Limits; label: string; rows: OldRows };

/** In the order in which they are removed. */
export function kindsOf(cvFolder: string): readonly Kind[] {
  return [
    { name: 'codes', label: 'traces of one-time codes', rows: oldCodes },
    { name: 'names', label: 'names of children without consent', rows: oldNames },
    { name: 'addresses', label: 'network addresses of registrations', rows: oldAddresses },
    { name: 'applications', label: 'abandoned applications', rows: abandonedApplications },
    { name: 'registrations', label: 'paid registrations', rows: oldRegistrations },
    { name: 'donations', label: 'unpaid donations', rows: abandonedDonations },
    // Before the applications that reference them.
    { name: 'cvs', label: 'CV files', rows: oldCvs(cvFolder) },
    { name: 'jobs', label: 'job applications', rows: oldJobs },
    { name: 'messages', label: 'messages', rows: oldMessages },
    { name: 'mails', label: 'mails', rows: oldMails },
    { name: 'pans', label: 'PANs of donors', rows: oldPans },
    { name: 'accounts', label: 'receipts, donations and payments', rows: oldAccounts },
    { name: 'logs', label: 'accesses and events of payments', rows: oldLogs },
    { name: 'sandbox', label: 'orders and events of the sandbox', rows: oldSandbox },
  ];
}
