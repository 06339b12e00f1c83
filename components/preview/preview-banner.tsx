/** Tells whoever has the address that the public does not see this page. */
export function PreviewBanner({ title }: { title: string }) {
  return (
    <aside className="preview-banner" aria-label="Preview">
      <p>
        <strong>Preview of “{title}”.</strong> This is not on the site. The address works for an
        hour; links lead to the site as it is.
      </p>
      <p className="preview-banner-width">
        <a href="?width=phone">Show it at phone width</a>
      </p>
    </aside>
  );
}
