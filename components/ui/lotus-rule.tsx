/** Between two sections; at most one a screenful. */
export function LotusRule({ className = '' }: { className?: string }) {
  return (
    <div className={`lotus-rule ${className}`} aria-hidden="true">
      <img src="/art/lotus-rule.svg" alt="" loading="lazy" width="240" height="32" />
    </div>
  );
}
