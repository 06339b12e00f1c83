export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Smooth, unless the visitor asked for less motion. */
export const glide = (): ScrollBehavior => (calm() ? 'instant' : 'smooth');
