'use client';

import { useEffect, useState } from 'react';
import { panTokenIn } from '@/lib/donations/pan-token';
import { PanOffer } from './pan-offer';

/** For a donor who follows the link in the receipt email. */
export function PanByMail() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const found = panTokenIn(location.hash);
      if (found === null) return;
      // Removed from the URL to keep it out of bookmarks and off shared screens.
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
      <PanOffer key={token} donation={{ orderId: '', token }} />
    </div>
  );
}
