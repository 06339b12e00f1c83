const grounds = [
  'bg-paper text-ink',
  'bg-paper-deep text-ink-soft',
  'bg-card text-peacock',
  'bg-peacock text-on-dark',
  'bg-peacock-deep text-marigold',
  'bg-peacock-pale text-peacock-deep',
  'bg-marigold text-ink',
  'bg-marigold-pale text-ink',
  'bg-dawn text-ink',
  'bg-rose-pale text-rose',
  'bg-tulsi-pale text-tulsi',
  'bg-error-pale text-error',
] as const;

const sizes = ['text-h1', 'text-h2', 'text-h3', 'text-lead', 'text-base', 'text-small'] as const;

export function TokenDemo() {
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {grounds.map((look) => (
          <li key={look} className={`rounded-card border border-line p-4 text-small ${look}`}>
            {look}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-3">
        {sizes.map((size, index) => (
          <p key={size} className={`${size} ${index < 3 ? 'font-display' : ''}`}>
            {size}: the river is quiet at four
          </p>
        ))}
      </div>
    </>
  );
}
