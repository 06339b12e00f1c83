import type { NextRequest } from 'next/server';
import { documentForm } from '@/lib/admissions/document-form';
import { receiveUpload } from '@/lib/uploads/receive-upload';

export function POST(request: NextRequest): Promise<Response> {
  return receiveUpload(request, documentForm);
}
