import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { normalizePan } from '@/contract/facts/pan';
import { taxIdForm } from '@/contract/forms/tax-id';
import { ORDER_ID_FIELD } from '@/contract/provider';
import { donationTaxIdResponse } from '@/contract/requests/donation';
import { type Failure, formatWait } from '@/lib/forms/outcome';
import { parseOutcome } from '../forms/parse-outcome';
import { Problem } from '../forms/problem';
import { submitJson } from '../forms/submit-json';
import { useSingleFlight } from '../forms/use-single-flight';
import { Button } from '../ui/button';
import { TextInput } from '../ui/field/text-input';

const { pan: copy } = donateRegister;

/**
 * A paid donation, identified by its order (with the grant, if any) or by the token of its receipt email.
 */
export type DonationRef = { orderId: string; token: string; grant?: string | undefined };

export type PanFormProps = { donation: DonationRef };

/** Asked after the payment, and only if the donor wishes; shown masked once stored. */
export function PanForm({ donation }: PanFormProps) {
  const [kept, setKept] = useState('');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = donation.token !== '';
  // A visitor who follows the email's link comes for this form.
  useEffect(() => {
    if (isAsked) heading.current?.focus();
  }, [isAsked]);
  return (
    <section className="pan-form" aria-labelledby={headingId} data-print="none">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="text-h3">
        {copy.heading}
      </h3>
      <div role="status">{kept ? <p>{copy.done.replace('{pan}', kept)}</p> : null}</div>
      {kept ? (
        <div>
          <Button tone="secondary" onClick={() => setKept('')}>
            {copy.correct}
          </Button>
        </div>
      ) : (
        <PanEntry donation={donation} onKept={setKept} />
      )}
    </section>
  );
}

function PanEntry({ donation, onKept }: PanFormProps & { onKept: (masked: string) => void }) {
  const [error, setError] = useState('');
  const [problem, setProblem] = useState('');
  const { run, busy } = useSingleFlight();
  const id = useId();

  function refuse(message: string) {
    setError(message);
    document.getElementById(id)?.focus();
  }

  async function send(pan: string): Promise<void> {
    const { orderId, token, grant } = donation;
    const body = { [ORDER_ID_FIELD]: orderId, token, pan, ...(grant && { grant }) };
    const answer = await submitJson('/api/donation-tax-id', body);
    const outcome = parseOutcome(donationTaxIdResponse, answer);
    if (outcome.ok) return onKept(outcome.data.pan);
    const { failure } = outcome;
    if (failure.kind === 'fields' && failure.fields.pan) return refuse(failure.fields.pan);
    setProblem(messageFor(failure));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pan = new FormData(event.currentTarget).get('pan');
    const parsed = taxIdForm.safeParse({ pan: String(pan ?? '') });
    setProblem('');
    if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? '');
    setError('');
    void run(() => send(normalizePan(parsed.data.pan)));
  }

  return (
    <form method="post" noValidate onSubmit={submit}>
      <p>{copy.text}</p>
      <TextInput
        id={id}
        name="pan"
        label={copy.label}
        hint={copy.hint}
        error={error || undefined}
        live
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <Problem text={problem} />
      <div>
        <Button type="submit" tone="secondary" disabled={busy}>
          {busy ? copy.sending : copy.submit}
        </Button>
      </div>
    </form>
  );
}

function messageFor(failure: Failure): string {
  if (failure.kind === 'limited') {
    return copy.tooOften.replace('{pause}', formatWait(failure.retryAfterSeconds));
  }
  return failure.kind === 'refused' ? failure.message : copy.failed;
}
