/** The user_id for the reads of pages, which belongs to no visitor: all share the answer. */
export const PAGE_READER = 'site';
