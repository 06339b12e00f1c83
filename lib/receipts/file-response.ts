import type { ReceiptFile } from '@/contract';

/** The PDF as a download: never shown in the site's origin and never cached. */
export function fileResponse({ file_name, pdf }: ReceiptFile): Response {
  return new Response(new Uint8Array(Buffer.from(pdf, 'base64')), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${file_name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
