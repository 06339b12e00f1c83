'use client';

import { type FormEvent, useRef, useState } from 'react';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { CAPTCHA_FIELD } from '@/contract/facts/captcha';
import type { CitizenQuestion } from '@/lib/donations/citizen-question';
import { type Failure, formatWait } from '@/lib/forms/outcome';
import { Captcha } from '../captcha/captcha';
import type { CaptchaHandle } from '../captcha/handle';
import { callLazily, preload } from '../forms/lazy-parts';
import { NotSent } from '../forms/not-sent';
import { referenceIn } from '../forms/reference-in';
import { useHydrated } from '../forms/use-hydrated';
import { useSingleFlight } from '../forms/use-single-flight';
import { useTouched } from '../forms/use-touched';
import { withNotice } from '../forms/with-notice';
import { ContactLines } from '../layout/contact-lines';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/field/radio-group';
import { Select } from '../ui/field/select';
import { TextInput } from '../ui/field/text-input';

const { report: copy } = directBankTransfer;
const NO_PERSON: Failure = { kind: 'fields', message: '', fields: { [CAPTCHA_FIELD]: '' } };
const sending = () => import('../forms/submit-json');
const preloadSending = () => preload([sending]);

interface Props {
  siteKey: string | null;
  noticeVersion: string;
  question: CitizenQuestion;
  purposes: readonly string[];
}

export function TransferForm({ siteKey, noticeVersion, question, purposes }: Props) {
  const [reference, setReference] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const captcha = useRef<CaptchaHandle>(null);
  const { run, busy } = useSingleFlight();
  const { touched, watch } = useTouched(preloadSending);
  const hydrated = useHydrated();

  function refused(failure: Failure) {
    const fields = failure.kind === 'fields' ? failure.fields : {};
    setErrors(fields);
    setProblem(problemOf(failure));
    const [wrong] = Object.keys(fields);
    if (wrong) document.getElementById(`report-${wrong}`)?.focus();
  }

  async function send(form: HTMLFormElement): Promise<void> {
    setErrors({});
    setProblem('');
    const answers = Object.fromEntries(new FormData(form));
    const token = (await captcha.current?.token()) ?? '';
    if (token === '') return refused(NO_PERSON);
    const body = { ...withNotice(answers, noticeVersion), [CAPTCHA_FIELD]: token };
    const sent = await callLazily(sending, ({ submitJson }) =>
      submitJson('/api/tell-transfer', body),
    );
    captcha.current?.reset();
    if (sent.ok) setReference(referenceIn(sent.data));
    else refused(sent.failure);
  }

  if (reference !== undefined) return <Sent reference={reference} />;
  const field = (name: string) => ({
    name,
    id: `report-${name}`,
    error: errors[name],
    onChange: () => errors[name] && setErrors({ ...errors, [name]: '' }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    run(() => send(currentTarget));
  };
  return (
    <form
      {...watch}
      className="contact-form report-form"
      data-question={question}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <RadioGroup {...field('indian_citizen')} {...copy.citizen} required />
      <div className="report-refused" role="status">
        <p>{copy.refused}</p>
        <ContactLines />
      </div>
      <div className="report-rest">
        {copy.fields.map(({ name, ...control }) => (
          <TextInput key={name} {...field(name)} {...control} required />
        ))}
        <Select
          {...field('purpose')}
          {...copy.purpose}
          options={purposes.map((name) => ({ value: name, label: name }))}
        />
        <Captcha ref={captcha} siteKey={siteKey} wanted={touched} />
        <div className="form-end">
          <Button type="submit" busy={busy} disabled={!hydrated} data-waits="">
            {busy ? copy.sending : copy.submit}
          </Button>
          <NotSent text={problem} />
        </div>
      </div>
    </form>
  );
}

function problemOf(failure: Failure): string {
  const { check, person, tooOften, other } = copy.notSent;
  if (failure.kind === 'limited') {
    return tooOften.replace('{pause}', formatWait(failure.retryAfterSeconds));
  }
  if (failure.kind !== 'fields') return other.replace('{message}', failure.message);
  return CAPTCHA_FIELD in failure.fields ? person : check;
}

function Sent({ reference }: { reference: string }) {
  return (
    <p ref={(box) => box?.focus()} tabIndex={-1} className="message-sent">
      {copy.received} {copy.next}{' '}
      {reference ? (
        <>
          {copy.reference} <strong>{reference}</strong>
        </>
      ) : null}
    </p>
  );
}
