import { builtSite } from './built-site';
import { codesAndMails } from './codes-and-mails';
import { connections } from './connections';
import type { Defence } from './defence';
import { officeContent } from './office-content';
import { officeInput } from './office-input';
import { officePeople } from './office-people';
import { officeRequests } from './office-requests';
import { officeSignIn } from './office-sign-in';
import { payments } from './payments';
import { requests } from './requests';
import { schoolFiles } from './school-files';
import { storage } from './storage';
import { texts } from './texts';
import { watching } from './watching';

export const defences: readonly Defence[] = [
  ...texts,
  ...codesAndMails,
  ...payments,
  ...storage,
  ...connections,
  ...requests,
  ...schoolFiles,
  ...officeSignIn,
  ...officeRequests,
  ...officePeople,
  ...officeInput,
  ...officeContent,
  ...watching,
  ...builtSite,
];

/** What Node itself refuses: removed by its own switches. */
export const nodeDefences = {
  switches: '--insecure-http-parser --max-http-header-size=200000',
  tests: [
    { test: 'e2e/security-answers.spec.ts', name: 'smuggles no second request inside a first one' },
    { test: 'e2e/security-answers.spec.ts', name: 'with headers that are too long is refused' },
  ],
};
