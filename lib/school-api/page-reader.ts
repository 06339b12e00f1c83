/** The user_id for reads of pages, which belongs to no visitor: the response is shared by all. */
export const PAGE_READER = 'site';
