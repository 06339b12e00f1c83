/** Shown by a script (browser/print.ts). */
export const PrintButton = ({ children }: { children: string }) => (
  <button type="button" className="button button-primary" data-print-page hidden>
    {children}
  </button>
);
