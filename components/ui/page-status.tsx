/** Asks for the status that a page is answered with. `notFound()` would do it too, but leaves its
 * page to be drawn by scripts, and a document has none. */
export function PageStatus({ code }: { code: 404 }) {
  return <data hidden value="status" data-status={code} />;
}
