export function PullQuote({ text, source }: { text: string; source?: string }) {
  return (
    <blockquote className="pull-quote">
      <p>{text}</p>
      {source ? <footer>{source}</footer> : null}
    </blockquote>
  );
}
