/** A fact in figures. Stands inside a <dl>. */
export function FactNumber({ value, label }: { value: string; label: string }) {
  return (
    <div className="fact-number">
      <dt>{value}</dt>
      <dd>{label}</dd>
    </div>
  );
}
