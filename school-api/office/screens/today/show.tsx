import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { readCharts } from './charts';
import { readReadiness } from './readiness';
import { TodayView } from './today';
import { findWaiting } from './waiting';

export async function showToday(request: OfficeRequest): Promise<Response> {
  const { deps, person } = request;
  const isHead = person.role === 'head';
  const readiness = isHead ? await readReadiness(deps.findings) : undefined;
  const waiting = await findWaiting(deps, person.role);
  const charts = await readCharts(deps, person.role);
  const view = { now: deps.now(), waiting, charts, readiness };
  return page(request, { title: 'Today', body: <TodayView {...view} /> });
}
