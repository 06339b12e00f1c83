'use client';

import { useEffect, useState } from 'react';
import { panTokenIn } from '@/lib/donation/pan-token';
import { PanOffer } from './pan-offer';

/** For a donor who comes by the link of the receipt mail. */
export function PanByMail() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = panTokenIn(location.hash);
      if (found === null) return;
      // Removed from the URL, so that it is in no bookmark and on no shared screen.
      history.replaceState(history.state, '', location.pathname + location.search);
      setToken(found);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  if (token === null) return null;
  return (
    <div className="pan-by-mail">
      <PanOffer key={token} gift={{ orderId: '', token }} />
    </div>
  );
}
