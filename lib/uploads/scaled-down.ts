/** Enough to read a page of small print. */
const MAX_SIDE = 3000;
const QUALITY = 0.85;

/**
 * A photograph above the limit as a smaller JPEG; any other file, and one that the browser cannot
 * scale, as it is.
 */
export async function scaledDown(file: File, maxBytes: number): Promise<File> {
  if (file.size <= maxBytes || !file.type.startsWith('image/')) return file;
  const smaller = await toJpeg(file).catch(() => null);
  return smaller ?? file;
}

async function toJpeg(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no transparency: it would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
}
