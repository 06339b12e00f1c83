import { type FormEvent, useRef, useState } from 'react';
import { statusPanel } from '@/content/application-status';
import { fieldInWords } from '@/contract/facts/personal-data';
import type { ApplicationRecord, ApplicationStatus } from '@/contract/requests/application-status';
import { useSingleFlight } from '../../forms/use-single-flight';
import { Button } from '../../ui/button';
import { FileInput } from '../../ui/field/file-input';
import { call } from './lazy';
import { useKeptFocus } from './use-kept-focus';
import type { StatusState } from './use-status';

const copy = statusPanel.documents;

interface Props {
  application: ApplicationRecord;
  state: StatusState;
}

export function Documents({ application, state }: Props) {
  const { documents, application_number: number } = application;
  const { heading, section } = useKeptFocus();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={`documents-${number}`} className="status-documents" {...section}>
      <h4 ref={heading} tabIndex={-1} id={`documents-${number}`}>
        {copy.heading}
      </h4>
      {documents.map(({ kind, sent }) => (
        <div key={kind}>
          <p role="status">{sent ? copy.sent.replace('{kind}', kind) : ''}</p>
          {sent ? null : <DocumentForm {...{ kind, number, state }} />}
        </div>
      ))}
    </section>
  );
}

type FormProps = Pick<Props, 'state'> & { kind: string; number: string };

function DocumentForm({ kind, number, state }: FormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [share, setShare] = useState<number | null>(null);
  const { run, busy } = useSingleFlight();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = input.current?.files?.[0] ?? new File([], '');
    await run(async () => {
      setError('');
      state.setProblem('');
      const { grant } = state.verified;
      const request = { grant, application_number: number, kind };
      const done = await call((calls) => calls.sendDocument(request, file, setShare));
      setShare(null);
      if (done.ok) return state.setData((now) => now && (done.data ?? withSent(now, request)));
      const { failure } = done;
      if (failure.kind !== 'fields') return state.refusedUnlessDone(failure, number);
      setError(failure.fields.document ?? failure.message);
    });
  }

  return (
    <form onSubmit={send}>
      <FileInput
        ref={input}
        label={fieldInWords(kind)}
        hint={copy.hint}
        accept="application/pdf,image/jpeg,image/png,image/heic,image/heif"
        error={error}
        live
      />
      <Button type="submit" tone="secondary" busy={busy}>
        {share === null
          ? copy.send.replace('{kind}', kind)
          : copy.sending.replace('{percent}', String(Math.floor(share * 100)))}
      </Button>
    </form>
  );
}

type Sent = { application_number: string; kind: string };

/** The earlier response, with the document that has arrived since. */
function withSent(data: ApplicationStatus, { application_number: number, kind }: Sent) {
  const applications = data.applications.map((one) =>
    one.application_number === number
      ? {
          ...one,
          documents: one.documents.map((at) => (at.kind === kind ? { ...at, sent: true } : at)),
        }
      : one,
  );
  return { ...data, applications };
}
