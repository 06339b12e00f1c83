/** Shows anyone with the link that the page is not public. */
export function PreviewBanner({ title }: { title: string }) {
  return (
    <aside className="preview-banner" aria-label="Preview">
      <p>
        <strong>Preview of “{title}”.</strong> This is not on the site yet. The address works for an
        hour. Links lead to the live site.
      </p>
      <p className="preview-banner-width">
        <a href="?width=phone">Show it at phone width</a>
      </p>
    </aside>
  );
}
