import localFont from 'next/font/local';

// None is preloaded: on a slow connection a font would delay the first picture. The fallback faces
// have the same metrics, so nothing moves when the fonts arrive.
/** @public Imported for its face alone. */
export const display = localFont({
  src: './display.woff2',
  weight: '400 700',
  style: 'normal',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Site Display' }],
});

/** @public Imported for its face alone. */
export const text = localFont({
  src: './text-400.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Site Text' }],
});

/** @public Imported for its face alone. */
export const textBold = localFont({
  src: './text-600.woff2',
  weight: '600 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Site Text' }],
});

/** @public Imported for its face alone. */
export const displayItalic = localFont({
  src: './display-italic.woff2',
  weight: '400 700',
  style: 'italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Site Display' }],
});

/** @public Imported for its face alone. */
export const displayExtended = localFont({
  src: './display-extended.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Site Display Extended' },
    { prop: 'unicode-range', value: 'U+0100-017F, U+1E00-1EFF, U+20B9, U+2190-2192, U+2713' },
  ],
});

/** @public Imported for its face alone. */
export const textExtended = localFont({
  src: [
    { path: './text-extended-400.woff2', weight: '400' },
    { path: './text-extended-600.woff2', weight: '600 700' },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Site Text Extended' },
    { prop: 'unicode-range', value: 'U+0100-017F, U+1E00-1EFF, U+20B9, U+2190-2192, U+2713' },
  ],
});

/** @public Imported for its face alone. */
export const textDevanagari = localFont({
  src: [
    { path: './text-devanagari-400.woff2', weight: '400' },
    { path: './text-devanagari-600.woff2', weight: '600 700' },
  ],
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Site Devanagari' },
    { prop: 'unicode-range', value: 'U+0900-097F, U+200C-200D, U+25CC, U+A8E0-A8FF' },
  ],
});

/** @public Imported for its face alone. */
export const hindiLabel = localFont({
  src: './hindi-label.woff2',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-family', value: 'Site Hindi Label' },
    { prop: 'unicode-range', value: 'U+0900-097F' },
  ],
});

/** @public Imported for its face alone. */
export const verse = localFont({
  src: './verse.woff2',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'Site Verse' }],
});
