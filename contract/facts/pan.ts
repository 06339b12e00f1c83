/** The fourth letter is the type of the PAN's holder. */
export const PAN_HOLDERS = 'PCHFATBLJG';

const SHAPE = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** People type lower case, spaces and hyphens. */
export const normalizePan = (typed: string) => typed.replace(/[\s-]+/g, '').toUpperCase();

export const isPanShape = (pan: string) => SHAPE.test(pan);
export const isPanHolder = (pan: string) => PAN_HOLDERS.includes(pan.charAt(3));

/** ABCDE****F, the only form in which a PAN is shown. */
export const maskPan = (pan: string) => `${pan.slice(0, 5)}****${pan.slice(9)}`;
