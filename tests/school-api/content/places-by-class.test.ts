import { describe, expect, it } from 'vitest';
import { placesByClass } from '@/school-api/content/lists/field-types';

const read = (text: string) => placesByClass.schema.safeParse(text);

describe('places by class', () => {
  it.each([
    ['Class 6: 20, Class 7: 15', 'Class 6: 20, Class 7: 15'],
    ['class 06 - 20; 7=15', 'Class 6: 20, Class 7: 15'],
    ['', ''],
  ])('reads %j', (text, kept) => {
    expect(read(text).data).toBe(kept);
  });

  it.each(['Class 6', '20', 'Class 6: many', 'Class 13: 5', 'Class 10: 5', 'Class 6: 5, 6: 7'])(
    'refuses %j',
    (text) => {
      expect(read(text).success).toBe(false);
    },
  );
});
