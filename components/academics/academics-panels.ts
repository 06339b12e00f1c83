import { academics } from '@/content/academics';
import type { SceneName } from '@/content/scenes';

export const ACADEMICS_TABS = 'academics';

export const academicsPanels: readonly { id: string; label: string; scene: SceneName }[] =
  academics.tabs.map(({ slug, label, scene }) => ({ id: slug ?? label, label, scene }));
