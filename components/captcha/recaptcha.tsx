'use client';

import { type Ref, useImperativeHandle } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { contact } from '@/content/contact';
import type { CaptchaHandle } from './handle';

interface Props {
  ref: Ref<CaptchaHandle>;
  siteKey: string;
}

/** Invisible; its script gives a new token for each submission. */
export function Recaptcha({ ref, siteKey }: Props) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true }}>
      <Token ref={ref} />
      <p className="field-hint">{contact.captcha.invisible}</p>
    </GoogleReCaptchaProvider>
  );
}

function Token({ ref }: { ref: Ref<CaptchaHandle> }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useImperativeHandle(ref, () => ({
    token: async () => (await executeRecaptcha?.('contact').catch(() => '')) ?? '',
    reset: () => undefined,
  }));
  return null;
}
