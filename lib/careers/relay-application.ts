import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { CV_FIELD, CV_MAX_BYTES, isDeclaredPdf, jobApplicationFields } from '@/contract';
import type { CallContext } from '@/lib/bff/context';
import { messagesOf } from '@/lib/bff/route';
import { type PostResult, postCall } from '@/lib/school-api/post';
import { CV_SIZE_FIELD } from './cv';
import { CV_MESSAGES } from './cv-messages';
import { type FormRefusal, MALFORMED, refuseCv, refuseFields } from './form-refusal';
import { type ArrivingFile, IncomingForm } from './incoming-form';
import { OutgoingForm } from './outgoing-form';
import { CvRefused, PdfValidator } from './pdf-validator';

export type Relayed = { refusal: FormRefusal } | { result: PostResult<undefined> };

/** Forwards an application while it arrives; the file is never buffered as a whole. */
export async function relayApplication(
  contentType: string,
  body: ReadableStream<Uint8Array> | null,
  context: CallContext,
): Promise<Relayed> {
  const form = new IncomingForm(contentType);
  const reading = form.read(body);
  const file = await form.file;
  const result = file && (await pass(form, file, reading, context));
  await reading;
  if (form.refusal) return { refusal: form.refusal };
  return result ? { result } : { refusal: withoutFile(form) };
}

async function pass(
  form: IncomingForm,
  file: ArrivingFile,
  reading: Promise<void>,
  context: CallContext,
): Promise<PostResult<undefined> | undefined> {
  const fields = fieldsOf(form);
  const parsed = jobApplicationFields.safeParse(fields);
  if (!parsed.success) form.stop(refuseFields(messagesOf(parsed.error)));
  else if (!isDeclaredPdf(file.type, file.name)) form.stop(refuseCv(CV_MESSAGES.notPdf));
  if (!parsed.success || form.refusal) return undefined;

  const outgoing = new OutgoingForm(parsed.data, file.name);
  const validator = new PdfValidator();
  const copying = pipeline(file.stream, validator, outgoing.stream, { end: false }).catch(
    async (error) => {
      if (error instanceof CvRefused) return form.stop(refuseCv(error.message, error.code));
      // An aborted form reports its refusal a moment later; otherwise the school has disconnected.
      await setImmediate();
      form.stop();
    },
  );
  // Nothing is sent before the first bytes are those of a PDF.
  await Promise.race([validator.isPdf, copying]);
  if (form.refusal) return undefined;

  const size = readSize(fields[CV_SIZE_FIELD]);
  const { stream, contentType } = outgoing;
  const length = size === undefined ? {} : { contentLength: outgoing.lengthWith(size) };
  const breakOff = new AbortController();
  const sending = postCall(
    'job-apply',
    { stream, contentType, ...length },
    { ...context, signal: breakOff.signal },
  );
  // The school answered before the end: the rest is not needed.
  const answered = sending.then(() => form.stop());
  await Promise.race([Promise.all([reading, copying]), answered]);
  if (size !== undefined && size !== validator.size) form.stop(MALFORMED);
  if (form.refusal) breakOff.abort();
  else outgoing.finish();
  return sending;
}

const fieldsOf = ({ fields }: IncomingForm): Record<string, unknown> => Object.fromEntries(fields);

/** The declared size of the file; the actual size must match it. */
function readSize(said: unknown): number | undefined {
  const size = typeof said === 'string' && /^\d{1,8}$/.test(said) ? Number(said) : undefined;
  return size !== undefined && size <= CV_MAX_BYTES ? size : undefined;
}

function withoutFile(form: IncomingForm): FormRefusal {
  const parsed = jobApplicationFields.safeParse(fieldsOf(form));
  const fields = parsed.success ? {} : messagesOf(parsed.error);
  return refuseFields({ ...fields, [CV_FIELD]: CV_MESSAGES.missing });
}
