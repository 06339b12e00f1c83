'use client';

import { useEffect } from 'react';

// A custom element cannot be defined twice: changed code needs a new page.
if (typeof window !== 'undefined' && customElements.get('ui-nav')) location.reload();

/** Replaces enhance-script.tsx in development: bundled by Next, so that a change reloads the page. */
export function EnhanceScript() {
  // After hydration, which compares the page with the server's rendering.
  useEffect(() => {
    void import('@/enhance/main');
  }, []);
  return null;
}
