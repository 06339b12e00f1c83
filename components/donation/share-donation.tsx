import { useEffect, useState } from 'react';
import type { Cause } from '@/content/causes';
import { donationThanks } from '@/content/donation-thanks';
import { Button, ButtonLink } from '../ui/button';

const { share } = donationThanks;

/** What the donation is for, and where others can donate; never the amount. */
export function ShareDonation({ cause }: { cause: Cause | undefined }) {
  // Known in the browser only.
  const [here, setHere] = useState<{ origin: string; canShare: boolean } | null>(null);
  useEffect(() => {
    setHere({ origin: location.origin, canShare: typeof navigator.share === 'function' });
  }, []);
  if (here === null) return null;
  const text = cause ? share.textFor.replace('{purpose}', cause.heading) : share.text;
  const url = `${here.origin}/${cause ? `donate-register?cause=${cause.id}` : 'contribute'}`;
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
  return (
    <section className="share-donation" aria-labelledby="share-donation" data-print="none">
      <h3 id="share-donation" className="text-h3">
        {share.heading}
      </h3>
      <div className="flow-end">
        {here.canShare ? (
          <Button
            tone="secondary"
            // Rejected when the donor closes the window, which is no error.
            onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          >
            {share.button}
          </Button>
        ) : null}
        <ButtonLink tone="secondary" href={whatsApp} external>
          {share.whatsApp}
        </ButtonLink>
      </div>
    </section>
  );
}
