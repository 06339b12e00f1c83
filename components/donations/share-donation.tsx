import { useEffect, useState } from 'react';
import { donationThanks } from '@/content/donation-thanks';
import { shareOnWhatsApp, whatsApp } from '@/content/whatsapp';
import { Button } from '../ui/button';
import { WhatsAppLink } from '../ui/whatsapp-link';
import type { Cause } from './cause';

const { share } = donationThanks;

/** The donation's purpose and where others can donate; never the amount. */
export function ShareDonation({ cause }: { cause: Cause | undefined }) {
  // Known only in the browser.
  const [here, setHere] = useState<{ origin: string; canShare: boolean } | null>(null);
  useEffect(() => {
    setHere({ origin: location.origin, canShare: typeof navigator.share === 'function' });
  }, []);
  if (here === null) return null;
  const text = cause ? share.textFor.replace('{purpose}', cause.heading) : share.text;
  const url = `${here.origin}/${cause ? `donate-register?cause=${cause.id}` : 'contribute'}`;
  return (
    <section className="share-donation" aria-labelledby="share-donation" data-print="none">
      <h3 id="share-donation" className="text-h3">
        {share.heading}
      </h3>
      <div className="flow-end">
        {here.canShare ? (
          <Button
            tone="secondary"
            // Rejected when the donor closes the window, which is not an error.
            onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          >
            {share.button}
          </Button>
        ) : null}
        <WhatsAppLink href={shareOnWhatsApp(`${text} ${url}`)} label={whatsApp.share} />
      </div>
    </section>
  );
}
