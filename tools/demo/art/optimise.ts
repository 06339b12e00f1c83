import { optimize } from 'svgo';

/** The committed form of a drawing: shapes merged and rounded, the picture unchanged. */
export function optimise(source: string, precision = 0): string {
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            convertPathData: { floatPrecision: precision, forceAbsolutePath: false },
            cleanupNumericValues: { floatPrecision: 2 },
            convertTransform: { floatPrecision: 2, transformPrecision: 4 },
            mergePaths: { floatPrecision: precision },
          },
        },
      },
    ],
  });
  return `${data}\n`;
}
