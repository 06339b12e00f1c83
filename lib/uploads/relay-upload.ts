import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { CallContext } from '@/lib/bff/context';
import { messagesOf } from '@/lib/bff/route';
import { type PostResult, postCall } from '@/lib/school-api/post';
import { type FileForm, sizeField } from './file-form';
import { FileRefused, FileValidator } from './file-validator';
import { type FormRefusal, MALFORMED, refuseFields, refuseFile } from './form-refusal';
import { type ArrivingFile, IncomingForm } from './incoming-form';
import { OutgoingForm } from './outgoing-form';

export type Relayed = { refusal: FormRefusal } | { result: PostResult<unknown> };

/** Forwards a form as it arrives; the file is never buffered as a whole. */
export async function relayUpload(
  expected: FileForm,
  contentType: string,
  body: ReadableStream<Uint8Array> | null,
  context: CallContext,
): Promise<Relayed> {
  const form = new IncomingForm(contentType, expected);
  const reading = form.read(body);
  const file = await form.file;
  const result = file && (await pass(expected, { form, file, reading }, context));
  await reading;
  if (form.refusal) return { refusal: form.refusal };
  return result ? { result } : { refusal: withoutFile(form, expected) };
}

type Arriving = { form: IncomingForm; file: ArrivingFile; reading: Promise<void> };

async function pass(
  expected: FileForm,
  { form, file, reading }: Arriving,
  context: CallContext,
): Promise<PostResult<unknown> | undefined> {
  const fields = fieldsOf(form);
  const parsed = expected.fields.safeParse(fields);
  if (!parsed.success) form.stop(refuseFields(messagesOf(parsed.error)));
  else if (!expected.isDeclared(file.type, file.name)) {
    form.stop(refuseFile(expected, expected.messages.wrongType));
  }
  if (!parsed.success || form.refusal) return undefined;

  const outgoing = new OutgoingForm(parsed.data ?? {}, {
    field: expected.file,
    name: expected.nameOf(file.name),
    type: expected.type,
  });
  const validator = new FileValidator(expected);
  const copying = pipeline(file.stream, validator, outgoing.stream, { end: false }).catch(
    async (error) => {
      if (error instanceof FileRefused) {
        return form.stop(refuseFile(expected, error.message, error.code));
      }
      // An aborted form reports its refusal a moment later; otherwise the school has disconnected.
      await setImmediate();
      form.stop();
    },
  );
  // Nothing is sent until the first bytes show the type.
  await Promise.race([validator.typeKnown, copying]);
  if (form.refusal) return undefined;

  const size = readSize(fields[sizeField(expected)], expected.maxBytes);
  const { stream, contentType } = outgoing;
  const length = size === undefined ? {} : { contentLength: outgoing.lengthWith(size) };
  const breakOff = new AbortController();
  const sending = postCall(
    expected.call,
    { stream, contentType, ...length },
    { ...context, signal: breakOff.signal },
  );
  // The school responded before the end: the rest is not needed.
  const answered = sending.then(() => form.stop());
  await Promise.race([Promise.all([reading, copying]), answered]);
  if (size !== undefined && size !== validator.size) form.stop(MALFORMED);
  if (form.refusal) breakOff.abort();
  else outgoing.finish();
  return sending;
}

const fieldsOf = ({ fields }: IncomingForm): Record<string, unknown> => Object.fromEntries(fields);

/** The file's declared size, which the actual size must match. */
function readSize(header: unknown, max: number): number | undefined {
  const size = typeof header === 'string' && /^\d{1,8}$/.test(header) ? Number(header) : undefined;
  return size !== undefined && size <= max ? size : undefined;
}

function withoutFile(form: IncomingForm, { fields, file, messages }: FileForm): FormRefusal {
  const parsed = fields.safeParse(fieldsOf(form));
  const wrong = parsed.success ? {} : messagesOf(parsed.error);
  return refuseFields({ ...wrong, [file]: messages.missing });
}
