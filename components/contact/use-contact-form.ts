import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact } from '@/content/contact';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import { type Failure, pauseInWords } from '@/lib/forms/outcome';
import type { CaptchaHandle } from '../captcha/handle';
import { typedBefore } from '../forms/typed-before';
import { useAlone } from '../forms/use-alone';
import { type Answers, EMPTY, FIELDS, type Field, fieldId } from './answers';
import { resolver, sendMessage } from './late';

const CAPTCHA_FIELD = 'g-recaptcha-response';
const CAPTCHA_MISSING = 'Please fill recptcha.';

type ShowAlert = (message: string, then?: () => void) => void;

/** Checks and sends a message, once at a time; what was typed stays until it has arrived. */
export function useContactForm(alert: ShowAlert) {
  const [defaultValues] = useState(typedSoFar);
  const form = useForm<Answers>({ resolver, defaultValues });
  const captcha = useRef<CaptchaHandle>(null);
  const [problem, setProblem] = useState('');
  const { alone, busy } = useAlone();

  function refused(failure: Failure) {
    const fields = failure.kind === 'fields' ? failure.fields : {};
    const own = FIELDS.filter((field) => fields[field]);
    for (const field of own.toReversed()) {
      form.setError(field, { message: fields[field] ?? '' }, { shouldFocus: true });
    }
    if (fields[CAPTCHA_FIELD]) {
      captcha.current?.reset();
      alert(CAPTCHA_MISSING);
    } else if (own.length === 0) setProblem(wordsFor(failure));
  }

  async function send(answers: Answers): Promise<void> {
    setProblem('');
    const token = (await captcha.current?.token()) ?? '';
    if (token === '') return alert(CAPTCHA_MISSING);
    const outcome = await sendMessage({ ...answers, [CAPTCHA_FIELD]: token });
    if (!outcome.ok) return refused(outcome.failure);
    form.reset(EMPTY);
    captcha.current?.reset();
    alert(contact.form.sent);
  }

  const submit = form.handleSubmit((answers) => alone(() => send(answers)));

  return { form, captcha, submit, busy, problem };
}

function wordsFor(failure: Failure): string {
  if (failure.kind !== 'limited') return contact.form.notSent;
  const pause = pauseInWords(failure.retryAfterSeconds);
  return `${contact.form.tooOften.replace('{pause}', pause)}`;
}

function typedSoFar(): Answers {
  const typed = (field: Field) => typedBefore(fieldId(field), EMPTY[field]);
  return {
    name: typed('name'),
    mobile_code: typed('mobile_code') || DEFAULT_COUNTRY_CODE,
    mobile: typed('mobile'),
    email: typed('email'),
    subject: typed('subject'),
    message: typed('message'),
  };
}
