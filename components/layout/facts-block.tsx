import { FACTS_BLOCK, liveFacts } from '@/content/live-facts';

/** School facts changed by the office, for an app's scripts; empty if there are none. */
export function FactsBlock() {
  const facts = liveFacts();
  if (Object.keys(facts).length === 0) return null;
  return (
    <script
      type="application/json"
      id={FACTS_BLOCK}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replaceAll('<', '\\u003c') }}
    />
  );
}
