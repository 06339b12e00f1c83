import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of browser/, as React sees them: plain elements. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'office-focus': Plain;
      'office-order': Plain;
      'office-passkey': Plain;
      'office-picture-field': Plain;
      'office-picture-list': Plain;
      'office-print': Plain;
      'office-upload': Plain;
      'office-refresh': Plain;
      'office-rich-text': Plain;
      'office-unsaved': Plain;
    }
  }
}
