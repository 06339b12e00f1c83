import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact } from '@/content/contact';
import { CAPTCHA_FIELD } from '@/contract/facts/captcha';
import { type Failure, formatWait } from '@/lib/forms/outcome';
import type { CaptchaHandle } from '../captcha/handle';
import { markFields } from '../forms/mark-fields';
import { referenceIn } from '../forms/reference-in';
import { showFocusedField } from '../forms/show-focused-field';
import { typedBeforeHydration } from '../forms/typed-before-hydration';
import { useSingleFlight } from '../forms/use-single-flight';
import { withNotice } from '../forms/with-notice';
import { type Answers, EMPTY, FIELDS, type Field, fieldId, mapFields } from './answers';
import { resolver, sendMessage } from './lazy';
import type { SentMessage } from './message-sent';

const CAPTCHA_MISSING = 'Please fill recptcha.';

type ShowAlert = (message: string, then?: () => void) => void;

/** Validates and sends a message, one at a time; answers stay until it is accepted. */
export function useContactForm(alert: ShowAlert, noticeVersion: string) {
  const [defaultValues] = useState(typedSoFar);
  const form = useForm<Answers>({ resolver, defaultValues });
  const captcha = useRef<CaptchaHandle>(null);
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState<SentMessage | null>(null);
  const { run, busy } = useSingleFlight();

  function refused(failure: Failure) {
    const fields = failure.kind === 'fields' ? failure.fields : {};
    const marked = markFields(form, FIELDS, fields);
    if (fields[CAPTCHA_FIELD]) {
      captcha.current?.reset();
      alert(CAPTCHA_MISSING);
    } else if (marked === 0) {
      // A message that arrived has used its captcha.
      if (failure.kind === 'offline') captcha.current?.reset();
      setProblem(messageFor(failure));
    }
  }

  async function send(answers: Answers): Promise<void> {
    setProblem('');
    setSent(null);
    const token = (await captcha.current?.token()) ?? '';
    if (token === '') return alert(CAPTCHA_MISSING);
    const outcome = await sendMessage({
      ...withNotice(answers, noticeVersion),
      [CAPTCHA_FIELD]: token,
    });
    if (!outcome.ok) return refused(outcome.failure);
    form.reset(EMPTY);
    captcha.current?.reset();
    const reference = referenceIn(outcome.data);
    const way = answers.email ? 'email' : 'phone';
    alert(contact.form.sent, () => setSent({ way, reference }));
  }

  const submit = form.handleSubmit((answers) => run(() => send(answers)), showFocusedField);

  return { form, captcha, submit, busy, problem, sent };
}

function messageFor(failure: Failure): string {
  if (failure.kind === 'offline') return contact.form.cut;
  if (failure.kind !== 'limited') return contact.form.notSent;
  return contact.form.tooOften.replace('{pause}', formatWait(failure.retryAfterSeconds));
}

function typedSoFar(): Answers {
  const typed = (field: Field) =>
    typedBeforeHydration(fieldId(field), EMPTY[field]) || EMPTY[field];
  return mapFields(typed);
}
