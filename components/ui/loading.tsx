export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <div className="state" role="status">
      <img className="loading-feather" src="/art/feather-eye.svg" alt="" width="56" height="56" />
      <p>{text}</p>
    </div>
  );
}
