export function smallPdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let document = '%PDF-1.4\n';
  const places: string[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(`${String(document.length).padStart(10, '0')} 00000 n \n`);
    document += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${document.length}\n%%EOF\n`;
  return document + table + trailer;
}
