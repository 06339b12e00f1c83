import { expect, it } from 'vitest';
import { pages } from '@/content/pages';
import { knownTags, tagsFor } from '@/lib/page-cache/routes';
import { emptyFields, fieldsOf, lists } from '@/school-api/content';

it.each(lists.map((list) => [list.name, list] as const))(
  '%s revalidates the page that shows it, and has a label for each input',
  (name, { tag, page }) => {
    expect(knownTags).toContain(tag);
    const shown = pages.find((one) => one.path === page);
    expect(shown, page).toBeDefined();
    expect(tagsFor(shown?.rendered ?? page)).toContain(tag);
    const inputs = fieldsOf(name);
    expect(inputs.length).toBeGreaterThan(0);
    expect(inputs.some(({ inTable }) => inTable)).toBe(true);
    for (const { label, input, options } of inputs) {
      expect(label).toMatch(/^[A-Z]/);
      expect(/^(choice|scene)$/.test(input)).toBe(options.length > 0);
    }
    const known = inputs.map((one) => one.name);
    expect(Object.keys(emptyFields(name)).filter((one) => one !== 'slug')).toEqual(
      expect.arrayContaining(known.filter((one) => !one.includes('.'))),
    );
  },
);
