import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The custom elements of browser/, as React sees them: plain elements. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'office-download': Plain;
      'office-focus': Plain;
      'office-order': Plain;
      'office-picture-field': Plain & { 'data-kind': string; 'data-accept': string };
      'office-picture-list': Plain & { 'data-accept': string };
      'office-upload': Plain;
      'office-refresh': Plain;
      'office-rich-text': Plain & { 'data-hint'?: 'html' | undefined; 'data-accept': string };
      'office-unsaved': Plain & {
        'data-record'?: string;
        'data-person'?: string;
        'data-refused'?: string | undefined;
      };
    }
  }
}
