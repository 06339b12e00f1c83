'use client';

import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { contact } from '@/content/contact';
import { Button } from '../ui/button';
import type { CaptchaHandle } from './handle';

interface Props {
  ref: Ref<CaptchaHandle>;
  /** Of reCAPTCHA; null for the site's own. */
  siteKey: string | null;
  /** The form was touched: nothing is loaded before. */
  wanted: boolean;
}

type Kind = ComponentType<{ ref: Ref<CaptchaHandle>; siteKey: string }>;

const kinds = {
  recaptcha: (): Promise<Kind> => import('./recaptcha').then((kind) => kind.Recaptcha),
  proof: (): Promise<Kind> => import('./proof-of-work').then((kind) => kind.ProofOfWork),
  plain: (): Promise<Kind> => import('./plain-proof').then((kind) => kind.PlainProof),
};

const { heading, waiting, failed, again } = contact.captcha;

/** Keeps the captcha's room and fills it when it is wanted. */
export function Captcha({ ref, siteKey, wanted }: Props) {
  const [loaded, setLoaded] = useState<{ Kind: Kind } | null>(null);
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads once more
  useEffect(() => {
    if (!wanted) return;
    // The widget works on https and on this machine only; a phone in the house has neither.
    const load = siteKey ? kinds.recaptcha : isSecureContext ? kinds.proof : kinds.plain;
    load().then(
      (Kind) => setLoaded({ Kind }),
      () => setBroken(true),
    );
  }, [wanted, siteKey, tries]);
  const retry = () => {
    setBroken(false);
    setTries(tries + 1);
  };
  return (
    <fieldset className="captcha">
      <legend className="sr-only">{heading}</legend>
      {loaded ? <loaded.Kind ref={ref} siteKey={siteKey ?? ''} /> : null}
      {!loaded && !broken ? <p className="field-hint">{waiting}</p> : null}
      {broken ? (
        <p role="alert">
          {failed}{' '}
          <Button tone="quiet" onClick={retry}>
            {again}
          </Button>
        </p>
      ) : null}
    </fieldset>
  );
}
