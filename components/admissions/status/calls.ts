import '@/contract/forms/no-eval';
import { statusPanel } from '@/content/application-status';
import { documentFile } from '@/contract/forms/application-document';
import {
  type ApplicationStatus,
  applicationContinueResponse,
  applicationStatusResponse,
  type FamilyAnswer,
} from '@/contract/requests/application-status';
import type { Outcome } from '@/lib/forms/outcome';
import { checkFile } from '@/lib/uploads/check-file';
import { scaledDown } from '@/lib/uploads/scaled-down';
import { parseOutcome } from '../../forms/parse-outcome';
import { sendFile } from '../../forms/send-file';
import { submitJson } from '../../forms/submit-json';

/** With the mailbox's grant, or that of the browser that verified one application. */
export const readStatus = async (asked: { grant: string; application_id?: string }) =>
  parseOutcome(applicationStatusResponse, await submitJson('/api/application-status', asked));

export const sendAnswer = async (asked: {
  grant: string;
  application_number: string;
  answer: FamilyAnswer;
  date?: string;
}) => parseOutcome(applicationStatusResponse, await submitJson('/api/application-answer', asked));

type Asked = { grant: string; application_number: string; kind: string };

/**
 * Sends a file after the same checks as the school's, a large photograph scaled down. The response is the
 * updated list, or null if it could not be read after the upload.
 */
export async function sendDocument(
  asked: Asked,
  chosen: File,
  onProgress: (share: number) => void,
): Promise<Outcome<ApplicationStatus | null>> {
  const { unreadable } = statusPanel.documents;
  const file = await scaledDown(chosen, documentFile.maxBytes);
  const problem = await checkFile(documentFile, file).catch(() => unreadable);
  if (problem) {
    const fields = { [documentFile.file]: problem };
    return { ok: false, failure: { kind: 'fields', message: problem, fields } };
  }
  const form = { fields: asked, part: documentFile.file, file, name: file.name };
  const sent = await sendFile('/api/application-document', form, { onProgress });
  if (!sent.ok) return sent;
  const read = await readStatus({ grant: asked.grant });
  return { ok: true, data: read.ok ? read.data : null };
}

export const continueApplication = async (asked: {
  grant: string;
  [field: string]: string | undefined;
}) =>
  parseOutcome(applicationContinueResponse, await submitJson('/api/application-continue', asked));
