export function SkipLink() {
  return (
    <a className="skip-link" href="#content">
      Skip to the content
    </a>
  );
}
