import { useRef, useState } from 'react';
import { register } from '@/content/register';
import { ANSWER_KEYS, ADMISSION_MESSAGES as MESSAGES } from '@/contract/facts/admission-answers';
import type { AdmissionFieldKey } from '@/contract/facts/admission-fields';
import { knownFor } from '@/lib/admissions/family';
import type { IdentityLabels } from '@/lib/admissions/fields';
import { withoutVerification } from '@/lib/admissions/progress';
import { type Failure, isClosed } from '@/lib/forms/outcome';
import { markFields } from '../../forms/mark-fields';
import { useAutoVerify } from '../../forms/use-auto-verify';
import { useSingleFlight } from '../../forms/use-single-flight';
import { focusField, selectField } from './field-id';
import type { Registration } from './journey';
import { call, isEmail } from './lazy';
import { showToast } from './toasts';
import type { DetailsForm } from './use-details-form';

const { errors, details } = register;

type Parts = {
  form: DetailsForm;
  registration: Registration;
  labels: IdentityLabels;
  noticeVersion: string;
  leaveClosed: () => Promise<boolean>;
};

/** Verifies the parent's email address with a one-time code. */
export function useVerification({ form, registration, labels, noticeVersion, leaveClosed }: Parts) {
  const { latest, update } = registration;
  const [code, setCode] = useState('');
  const [sends, setSends] = useState(0);
  const [doing, setDoing] = useState<'send' | 'verify'>();
  const [codeError, setCodeError] = useState<string>();
  const [problem, setProblem] = useState('');
  /** The answers to wrong codes: sending one again would only use up the parent's tries. */
  const refusals = useRef(new Map<string, string>());
  const { run, busy } = useSingleFlight();
  const { application, verified } = registration.state;
  const asked = application && !verified ? `${application.id} ${sends}` : null;
  const attempt = `${asked} ${code}`;

  const once = (name: 'send' | 'verify', work: () => Promise<void>) =>
    run(() => {
      setDoing(name);
      setProblem('');
      return work();
    });

  function refuse(key: AdmissionFieldKey, message: string, toast = message): false {
    if (key === 'otp') setCodeError(message);
    else form.setError(key, { message });
    void showToast('error', toast);
    focusField(key);
    return false;
  }

  async function mayAsk(): Promise<boolean> {
    const { first_name, last_name, email } = form.getValues();
    if (!last_name.trim())
      form.setError('last_name', { message: `${labels.last_name} is required` });
    if (!first_name.trim() || !last_name.trim()) {
      const key = first_name.trim() ? 'last_name' : 'first_name';
      return refuse(key, `${labels[key]} is required`, MESSAGES.nameBeforeCode);
    }
    return (await isEmail(email.trim())) || refuse('email', MESSAGES.emailBeforeCode);
  }

  async function notSent(failure: Failure, before: number | null) {
    void showToast('error', errors.sendFailed);
    // After a rate limit the countdown continues; after other failures a retry is possible at once.
    if (failure.kind !== 'limited') update({ codeSentAt: before });
    if (failure.kind === 'refused' && failure.code === 'not_found') update({ application: null });
    if (isClosed(failure) && (await leaveClosed())) return;
    if (failure.kind !== 'fields') return setProblem(failure.message);
    markFields(form, ['first_name', 'last_name', 'email'], failure.fields);
  }

  async function applicationFor(email: string, before: number | null) {
    const known = latest().application;
    if (known?.email === email) return known.id;
    const { first_name, last_name } = form.getValues();
    const begun = await call((calls) =>
      calls.startApplication({ first_name, last_name, email }, noticeVersion),
    );
    if (!begun.ok) return void (await notSent(begun.failure, before));
    update({ application: { id: begun.data, email } });
    return begun.data;
  }

  const send = () =>
    once('send', async () => {
      if (latest().verified || !(await mayAsk())) return;
      // A code that was sent earlier stays valid until another one arrives.
      const before = latest().codeSentAt;
      update({ codeSentAt: Date.now() });
      const id = await applicationFor(form.getValues('email').trim(), before);
      if (id === undefined) return;
      const sent = await call((calls) => calls.sendCode(id));
      if (!sent.ok) return notSent(sent.failure, before);
      void showToast('success', errors.sent);
      setSends((times) => times + 1);
      setCode('');
      setCodeError(undefined);
      focusField('otp');
    });

  async function notVerified(failure: Failure) {
    void showToast('error', errors.verifyFailed);
    if (isClosed(failure)) {
      if (await leaveClosed()) return;
      return setProblem(failure.message);
    }
    if (failure.kind === 'refused' && failure.code === 'not_found') {
      update(withoutVerification(latest()));
      return setProblem(details.beginAgain);
    }
    const wrong = failure.kind === 'fields' && failure.fields.otp;
    if (wrong) refusals.current.set(attempt, wrong);
    showCodeError(wrong || failure.message);
  }

  /** Selected, so that the next input replaces the code. */
  function showCodeError(message: string): void {
    setCodeError(message);
    selectField('otp');
  }

  const check = () =>
    once('verify', async () => {
      const { application, verified } = latest();
      if (verified) return;
      if (!form.getValues('email').trim()) {
        return void refuse('email', MESSAGES.emailBeforeCheck);
      }
      if (code === '' || !application) return void refuse('otp', MESSAGES.codeBeforeCheck);
      const refused = refusals.current.get(attempt);
      if (refused) return showCodeError(refused);
      setCodeError(undefined);
      const checked = await call((calls) => calls.checkCode(application.id, code));
      if (!checked.ok) return notVerified(checked.failure);
      const { application_id: id, admission_data: known, grant } = checked.data;
      const answers = known ? knownFor(form.getValues(), known) : {};
      for (const key of ANSWER_KEYS) {
        if (!form.getValues(key) && answers[key]) form.setValue(key, answers[key]);
      }
      const { email } = application;
      update({
        application: { id, email, ...(grant && { grant }) },
        verified: true,
        otp: code,
        codeSentAt: null,
        registered: checked.data.registered ?? [],
      });
      void showToast('success', errors.verified);
    });

  function clear(): void {
    setCode('');
    setCodeError(undefined);
    setProblem('');
  }

  /** Only the address is reset; all other answers stay. */
  function changeEmail(): void {
    update(withoutVerification(latest()));
    clear();
    focusField('email');
  }

  const typeCode = (typed: string) => {
    setCode(typed);
    setCodeError(undefined);
  };

  const verify = useAutoVerify({ code, asked, busy, check });

  const waiting = busy ? doing : undefined;
  return { code, typeCode, codeError, problem, waiting, send, verify, changeEmail, clear };
}

export type Verification = ReturnType<typeof useVerification>;
