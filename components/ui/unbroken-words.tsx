/** A text whose hyphenated words, such as '80-G', are never broken across lines. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/((?<!\S)\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
