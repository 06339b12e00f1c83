/** Beside the fields of news, which have a rule each: the last part of an address may also be made. */
export const SLUG_FIELD = { name: 'slug', label: 'Last part of its address' } as const;
