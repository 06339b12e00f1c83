import sharp from 'sharp';

/** A picture that the school API serves: a drawing, cropped, at a fixed size. */
export interface Picture {
  file: string;
  width: number;
  height: number;
  source: () => string;
}

/** Shows part of a drawing, so that one scene yields near and distant views. */
export function crop(source: string, x: number, y: number, width: number, ratio: number): string {
  const height = Math.round(width / ratio);
  return source.replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${width} ${height}"`);
}

export function render({ source, width, height }: Picture): Promise<Buffer> {
  const sized = source().replace('<svg ', `<svg width="${width}" height="${height}" `);
  return sharp(Buffer.from(sized)).webp({ quality: 82, effort: 6 }).toBuffer();
}
