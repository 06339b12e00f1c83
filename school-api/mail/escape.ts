const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words as HTML shows them, in content and in quoted attributes. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
