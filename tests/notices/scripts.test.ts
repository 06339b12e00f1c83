import { describe, expect, it } from 'vitest';
import { isClient, reachable, readModules } from '../structure/modules';

const modules = readModules();

const areNotices = (path: string) => path.startsWith('content/notices/');

describe('the text of the notices', () => {
  it('is in the pages', () => {
    expect(reachable(modules, ['app/register/page.tsx']).filter(areNotices)).not.toEqual([]);
  });

  it('is in no script', () => {
    const clients = [...modules].filter(([, module]) => isClient(module)).map(([path]) => path);
    expect(clients).not.toEqual([]);
    expect(reachable(modules, clients).filter(areNotices)).toEqual([]);
  });
});
