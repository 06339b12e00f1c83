import { useEffect, useState } from 'react';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import type { Application } from '@/lib/admissions/progress';
import { call } from './lazy';

/** The application that this browser verified, as reported by the school; null if it reports none. */
export function useOwnStatus(application: Application | null): ApplicationRecord | null {
  const [data, setData] = useState<ApplicationRecord | null>(null);
  const { id: application_id = '', grant = '' } = application ?? {};
  useEffect(() => {
    if (grant === '') return;
    void call((calls) => calls.readStatus({ grant, application_id })).then((read) => {
      if (read.ok) setData(read.data.applications[0] ?? null);
    });
  }, [application_id, grant]);
  return data;
}
