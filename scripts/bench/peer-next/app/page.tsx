/** About 40 KB of HTML with what the framework adds; prerendered by the build. */
const lines = Array.from({ length: 120 }, (_, index) => `Line ${index + 1} of a plain page.`);

export default function Page() {
  return (
    <main>
      <h1>A plain page</h1>
      {lines.map((line) => (
        <p key={line}>{line} The morning bell rings at four and the campus wakes before the sun.</p>
      ))}
    </main>
  );
}
