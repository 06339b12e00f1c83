import { FACTS_BLOCK, liveFacts } from '@/content/live-facts';

/** What the office has changed of the school, for the scripts of an app; nothing where nothing was. */
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
