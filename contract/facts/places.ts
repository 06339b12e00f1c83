/** Letters, the combining marks of Indian scripts, and spaces. */
export const PLACE_NAME = /^[\p{L}\p{M} ]+$/u;

export const invalidPlace = (place: string) => `Invalid ${place} name.`;
