/**
 * Sets the response status (lib/page-cache). `notFound()` renders its page in the browser, and a
 * document has no scripts for that.
 */
export function PageStatus({ code }: { code: 404 }) {
  return <data hidden value="status" data-status={code} />;
}

/** Marks a page that any number of URLs show, so that the cache stores it separately. */
export function UnlistedPage() {
  return <data hidden value="unlisted" data-unlisted="" />;
}
