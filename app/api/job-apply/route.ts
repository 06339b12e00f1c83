import type { NextRequest } from 'next/server';
import { applicationForm } from '@/lib/careers/application-form';
import { receiveUpload } from '@/lib/uploads/receive-upload';

export function POST(request: NextRequest): Promise<Response> {
  return receiveUpload(request, applicationForm);
}
