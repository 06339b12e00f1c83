/** As the site names a transfer to its donor. */
export const transferNumber = (id: number) => `T-${id}`;
