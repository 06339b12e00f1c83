import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of enhance/, as React sees them: plain elements with data attributes. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ui-nav': Plain;
      'ui-carousel': Plain;
      'ui-gallery': Plain;
      'ui-tabs': Plain;
      'ui-swap': Plain;
      'ui-copy': Plain & { 'data-copies': string };
    }
  }
}
