'use client';

import { type ComponentType, type Ref, useEffect, useState } from 'react';
import { contact } from '@/content/contact';
import { Button } from '../ui/button';
import type { CaptchaHandle } from './handle';

interface Props {
  ref: Ref<CaptchaHandle>;
  /** Site key of reCAPTCHA; null for the built-in captcha. */
  siteKey: string | null;
  /** True once the form was touched: nothing is loaded before. */
  wanted: boolean;
}

type Kind = ComponentType<{ ref: Ref<CaptchaHandle>; siteKey: string }>;

const kinds = {
  recaptcha: (): Promise<Kind> => import('./recaptcha').then((kind) => kind.Recaptcha),
  proof: (): Promise<Kind> => import('./proof-of-work').then((kind) => kind.ProofOfWork),
  plain: (): Promise<Kind> =>
    import('./proof-without-widget').then((kind) => kind.ProofWithoutWidget),
};

const { heading, waiting, failed, again } = contact.captcha;

/** Reserves space for the captcha and loads it when `wanted`. */
export function Captcha({ ref, siteKey, wanted }: Props) {
  const [loaded, setLoaded] = useState<{ Kind: Kind } | null>(null);
  const [tries, setTries] = useState(0);
  const [broken, setBroken] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!wanted) return;
    // The widget needs a secure context (https or localhost); a phone on a local network has none.
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
