'use client';

import { type FormEvent, useRef, useState } from 'react';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import type { CitizenQuestion } from '@/lib/donation/citizen-question';
import { type Outcome, offline } from '@/lib/forms/outcome';
import { Captcha } from '../captcha/captcha';
import type { CaptchaHandle } from '../captcha/handle';
import { callLazily, preload } from '../forms/lazy-parts';
import { NotSent } from '../forms/not-sent';
import { useHydrated } from '../forms/use-hydrated';
import { useSingleFlight } from '../forms/use-single-flight';
import { useTouched } from '../forms/use-touched';
import { withNotice } from '../forms/with-notice';
import { ContactLines } from '../layout/contact-lines';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/field/radio-group';
import { Select } from '../ui/field/select';
import { TextInput } from '../ui/field/text-input';

const { told: copy } = directBankTransfer;
const sending = () => import('../forms/submit-json');
const preloadSending = () => preload([sending]);

interface Props {
  siteKey: string | null;
  noticeVersion: string;
  question: CitizenQuestion;
  purposes: readonly string[];
}

export function TransferForm({ siteKey, noticeVersion, question, purposes }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const captcha = useRef<CaptchaHandle>(null);
  const { run, busy } = useSingleFlight();
  const { touched, watch } = useTouched(preloadSending);
  const hydrated = useHydrated();

  async function send(form: HTMLFormElement): Promise<void> {
    const answers = Object.fromEntries(new FormData(form));
    const token = (await captcha.current?.token()) ?? '';
    if (token === '') return setOutcome(offline());
    const body = { ...withNotice(answers, noticeVersion), 'g-recaptcha-response': token };
    const next = await callLazily(sending, ({ submitJson }) =>
      submitJson('/api/tell-transfer', body),
    );
    captcha.current?.reset();
    setOutcome(next);
    const [wrong] = Object.keys(errorsOf(next));
    if (wrong) document.getElementById(`told-${wrong}`)?.focus();
  }

  if (outcome?.ok) return <Sent answer={outcome.data} />;
  const errors = errorsOf(outcome);
  const field = (name: string) => ({ name, id: `told-${name}`, error: errors[name] });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    run(() => send(currentTarget));
  };
  return (
    <form
      {...watch}
      className="contact-form told-form"
      data-question={question}
      method="post"
      noValidate
      onSubmit={submit}
    >
      <RadioGroup {...field('indian_citizen')} {...copy.citizen} required />
      <div className="told-refused" role="status">
        <p>{copy.refused}</p>
        <ContactLines />
      </div>
      <div className="told-rest">
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
          <NotSent text={outcome ? copy.notSent : ''} />
        </div>
      </div>
    </form>
  );
}

function errorsOf(outcome: Outcome | undefined): Record<string, string> {
  return outcome?.ok === false && outcome.failure.kind === 'fields' ? outcome.failure.fields : {};
}

function Sent({ answer }: { answer: unknown }) {
  const reference = answer instanceof Object && 'reference' in answer ? answer.reference : '';
  return (
    <p ref={(box) => box?.focus()} tabIndex={-1} className="message-sent">
      {copy.received} {copy.next} {copy.reference} <strong>{String(reference)}</strong>
    </p>
  );
}
