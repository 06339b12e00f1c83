import { describe, expect, it } from 'vitest';
import { letterTemplates } from '@/school-api/db';
import { listTemplates, seedTemplates, templateErrors } from '@/school-api/records';
import { NOW } from '../cli/office';
import { openTestDatabase } from '../test-database';

const { db } = await openTestDatabase();

describe('templates', () => {
  it('start with good ones, which stay removed once removed', async () => {
    await seedTemplates(db, NOW);
    const all = await listTemplates(db);
    expect(all).not.toEqual([]);
    expect(all.map((template) => templateErrors(template))).toEqual(all.map(() => ({})));
    await db.delete(letterTemplates);
    await seedTemplates(db, NOW);
    expect(await listTemplates(db)).toEqual([]);
  });

  it('are refused with a placeholder that cannot be filled in', () => {
    const template = { name: 'Test', subject: 'For {child}', text: 'Dear {surname}, {amount}' };
    const errors = templateErrors(template);
    expect(Object.keys(errors)).toEqual(['message']);
    expect(errors.message).toContain('{surname}');
    const long = { ...template, name: 'x'.repeat(81), text: 'x'.repeat(5001), subject: '' };
    expect(Object.keys(templateErrors(long))).toEqual(['name', 'subject', 'message']);
  });
});
