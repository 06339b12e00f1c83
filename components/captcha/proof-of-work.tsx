'use client';

import 'altcha';
import type { AltchaWidgetElement } from 'altcha';
import type {} from 'altcha/types/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { CaptchaHandle } from './handle';

const configuration = JSON.stringify({
  challenge: '/api/captcha/challenge',
  hideFooter: true,
  hideLogo: true,
  // No pointer movements are recorded.
  humanInteractionSignature: false,
  minDuration: 0,
});

/** ALTCHA's widget: ticking it makes the browser solve a proof of work, which the site checks. */
export function ProofOfWork({ ref }: { ref: Ref<CaptchaHandle> }) {
  const widget = useRef<AltchaWidgetElement>(null);
  const payload = useRef('');
  useEffect(() => {
    const element = widget.current;
    const listen = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      payload.current = payloadOf(detail);
    };
    element?.addEventListener('statechange', listen);
    return () => element?.removeEventListener('statechange', listen);
  }, []);
  useImperativeHandle(ref, () => ({
    async token() {
      const element = widget.current;
      if (element?.getState() === 'verifying') await settled(element);
      return payload.current;
    },
    reset: () => widget.current?.reset(),
  }));
  return <altcha-widget ref={widget} configuration={configuration} />;
}

/** Only a verified state carries one. */
function payloadOf(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) return '';
  const payload: unknown = Reflect.get(detail, 'payload');
  const verified = Reflect.get(detail, 'state') === 'verified';
  return verified && typeof payload === 'string' ? payload : '';
}

/** A form submitted while the proof is being computed waits for it. */
function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener('statechange', () => resolve(), { once: true });
  });
}
