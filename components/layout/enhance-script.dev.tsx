'use client';

import { useEffect } from 'react';

// A custom element cannot be defined twice: changed code needs a new page.
if (typeof window !== 'undefined' && customElements.get('ui-nav')) location.reload();

/** In development instead of enhance-script.tsx: bundled by Next, so that a change reloads the page. */
export function EnhanceScript() {
  // After hydration, which compares the page with what the server rendered.
  useEffect(() => {
    void import('@/enhance/main');
  }, []);
  return null;
}
