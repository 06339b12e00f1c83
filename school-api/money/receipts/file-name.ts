/** receipt-D-2026-27-000012.pdf */
export function pdfFileName(kind: 'receipt' | 'statement', name: string): string {
  return `${kind}-${name.replace(/[^\w-]+/g, '-')}.pdf`;
}
