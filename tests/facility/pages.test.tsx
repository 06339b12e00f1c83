import { describe, expect, test } from 'vitest';
import FacilityTab, { dynamicParams, generateMetadata } from '@/app/facility/[tab]/page';
import StudentLifeTab from '@/app/student-life/[tab]/page';

const at = (tab: string) => ({ params: Promise.resolve({ tab }) });

describe('a path below a section', () => {
  test('responds 404 for an unknown name', async () => {
    expect(dynamicParams).toBe(false);
    await expect(FacilityTab(at('nothing'))).rejects.toThrow('404');
    await expect(StudentLifeTab(at('nothing'))).rejects.toThrow('404');
  });

  test('of a tab without a sub-route is canonical at its query', async () => {
    const { alternates } = await generateMetadata(at('tab-1'));
    expect(alternates?.canonical).toBe('/facility?tab=1');
  });

  test('of a tab with a sub-route is canonical there', async () => {
    const { alternates } = await generateMetadata(at('laboratory'));
    expect(alternates?.canonical).toBe('/facility/laboratory');
  });
});
