import type { NextRequest } from 'next/server';
import { receiveApplication } from '@/lib/careers/receive-application';

export function POST(request: NextRequest): Promise<Response> {
  return receiveApplication(request);
}
