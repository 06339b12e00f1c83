import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { careers } from '@/content/careers';
import { type Failure, formatWait, type Outcome, offline } from '@/lib/forms/outcome';
import { showFocusedField } from '../../forms/show-focused-field';
import { typedBeforeHydration } from '../../forms/typed-before-hydration';
import { withNotice } from '../../forms/with-notice';
import { type Answers, EMPTY, FIELDS, type Field, fieldId } from './answers';
import { loadSending, resolver } from './lazy';
import { useCv } from './use-cv';

const copy = careers.application;

type ShowAlert = (message: string, then?: () => void) => void;

/** Sends an application, one at a time; answers and file stay until it has arrived. */
export function useApplyForm(alert: ShowAlert, noticeVersion: string) {
  const [defaultValues] = useState(typedSoFar);
  const form = useForm<Answers>({ resolver, defaultValues, shouldFocusError: false });
  const cv = useCv(alert);
  const [progress, setProgress] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController | null>(null);

  function refused(failure: Failure) {
    if (running.current?.signal.aborted) return setProblem(copy.cancelled);
    const fields = failure.kind === 'fields' ? failure.fields : {};
    if (fields.cv) cv.setError(fields.cv);
    for (const field of FIELDS.filter((name) => fields[name]).toReversed()) {
      form.setError(field, { message: fields[field] ?? '' });
    }
    setProblem(messageFor(failure));
    alert(copy.failed, () => focusFirst(fields));
  }

  async function send(answers: Answers, file: File): Promise<Outcome> {
    const loaded = await loadSending();
    if (!loaded) return offline();
    setProgress(0);
    const fields = withNotice(answers, noticeVersion);
    const signal = running.current?.signal;
    return loaded.sendApplication(fields, file, { onProgress: setProgress, signal });
  }

  async function apply(answers: Answers) {
    const file = await cv.requireFile();
    if (!file) return;
    const outcome = await send(answers, file);
    if (!outcome.ok) return refused(outcome.failure);
    form.reset(EMPTY);
    cv.clear();
    alert(copy.sent, () => location.assign(copy.back.href));
  }

  const once = (work: () => Promise<void>) => async () => {
    if (running.current) return;
    running.current = new AbortController();
    setBusy(true);
    setProblem('');
    await work().finally(() => {
      running.current = null;
      setBusy(false);
      setProgress(null);
    });
  };

  const submit = form.handleSubmit(
    (answers) => once(() => apply(answers))(),
    // The file's error is shown together with those of the answers.
    (errors) => {
      cv.reportMissing();
      focusFirst(errors);
      showFocusedField();
    },
  );

  return { form, cv, submit, busy, progress, problem, cancel: () => running.current?.abort() };
}

/** In visual order, top to bottom. */
function focusFirst(wrong: Partial<Record<Field | 'cv', unknown>>): void {
  const first = [...FIELDS, 'cv' as const].find((name) => wrong[name]);
  if (first) document.getElementById(fieldId(first))?.focus();
}

function messageFor(failure: Failure): string {
  if (failure.kind === 'offline') return copy.cut;
  if (failure.kind === 'fields') return '';
  if (failure.kind !== 'limited') return copy.kept;
  return copy.tooOften.replace('{pause}', formatWait(failure.retryAfterSeconds));
}

function typedSoFar(): Answers {
  const typed = (field: Field) => typedBeforeHydration(fieldId(field)) || EMPTY[field];
  return {
    vacancy: typed('vacancy'),
    applicant_name: typed('applicant_name'),
    mobile: typed('mobile'),
    email: typed('email'),
    qualification: typed('qualification'),
    experience: typed('experience'),
  };
}
