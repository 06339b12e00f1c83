/** Letters and spaces only; marks belong to the letters of Indian scripts. */
export const PLACE_NAME = /^[\p{L}\p{M} ]+$/u;

/** What is said of a city, state or country that has anything else. */
export const invalidPlace = (place: string) => `Invalid ${place} name.`;
