/** The user_id of what pages read, which is no visitor's: all share the answer. */
export const PAGE_READER = 'site';
