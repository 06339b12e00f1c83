const POINT = /\.f(\d{1,3})x(\d{1,3})\.webp(?:$|[?#])/;
const STEP = 10;
const MAX = 100;

/** For a picture whose address names its focus point: 'hall-3f2a.f30x60.webp'. */
export function focusClass(src: string | null | undefined): string | undefined {
  const [, x, y] = POINT.exec(src ?? '') ?? [];
  if (x === undefined || y === undefined) return undefined;
  return `focus-x-${inSteps(Number(x))} focus-y-${inSteps(Number(y))}`;
}

const inSteps = (percent: number) => Math.min(MAX, Math.round(percent / STEP) * STEP);
